/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes emitters into the object file of the unit, so that no library has to
   be named at the link.  */

#ifndef QRINTF_EMBEDDING_EMBED_H
#define QRINTF_EMBEDDING_EMBED_H

namespace qrintf
{

/* Why the current function cannot call the emitters, because it is compiled for
   another kind of CPU or another ABI; null if it can.  */
const char *refusal_for_target ();

/* For PLUGIN_FINISH_UNIT: append to the unit's assembly the parts of the
   runtime that its code refers to, and those that they need in turn.  */
void embed_emitters (void *, void *);

} // namespace qrintf

#endif
