/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions that the targets of user sinks may reach.  Calls of the user
   sink in these functions are kept: if they were lowered, they would recurse
   without end.  */

#ifndef QRINTF_RECOGNISE_USER_SINKS_REACH_H
#define QRINTF_RECOGNISE_USER_SINKS_REACH_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* For PLUGIN_ALL_IPA_PASSES_START: mark the functions that a target may reach
   if one of its user sinks is among them.  The mark is an attribute, which
   clones share and which is streamed for LTO.  */
void mark_reached (void *, void *);

/* Whether TARGET may reach FUNCTION.  */
bool is_reached (tree function, tree target);

} // namespace qrintf

#endif
