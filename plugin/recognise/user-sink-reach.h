/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where what takes an own function's text may come to: a call of that function
   is kept there, as it would come back for ever.  */

#ifndef QRINTF_RECOGNISE_USER_SINK_REACH_H
#define QRINTF_RECOGNISE_USER_SINK_REACH_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* For PLUGIN_ALL_IPA_PASSES_START: marks the functions that a target defined
   in this unit may come to, if one of its own functions is among them.  Their
   clones have the mark, too, and so have they at the link.  */
void mark_reached (void *, void *);

/* May TARGET come to FUNCTION?  */
bool is_reached (tree function, tree target);

} // namespace qrintf

#endif
