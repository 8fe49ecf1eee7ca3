/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emitters on their way into the unit's own object file, so that no library has
   to be named at the link.  */

#ifndef QRINTF_EMITTERS_EMBED_H
#define QRINTF_EMITTERS_EMBED_H

namespace qrintf
{

/* Why the emitters cannot serve the current function, which is compiled for
   another kind of CPU or with another ABI than they were, or null.  */
const char *refusal_for_target ();

/* For PLUGIN_FINISH_UNIT: write what the unit's code refers to of the runtime,
   and what that refers to in turn, behind the unit's assembly.  */
void embed_emitters (void *, void *);

} // namespace qrintf

#endif
