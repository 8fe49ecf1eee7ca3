/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What takes an own function's text stays in the program until calls are
   lowered, also where nothing in the source refers to it.  */

#ifndef QRINTF_RECOGNISE_USER_SINK_LINKS_H
#define QRINTF_RECOGNISE_USER_SINK_LINKS_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* The front end keeps TARGET, which code that does not exist yet calls.  */
void keep (tree target);

/* For PLUGIN_ALL_IPA_PASSES_START: keeps what others see and -fwhole-program
   would drop.  */
void keep_visible (void *, void *);

/* The pass that lets whoever calls an own function refer to its targets, before
   the unit is written for the link; what nobody calls is kept no longer.  */
simple_ipa_opt_pass *make_linking_pass (gcc::context *ctxt);

/* For PLUGIN_ALL_IPA_PASSES_END: keeps targets in this part of the program, as
   references are built anew from now on.  */
void keep_called (void *, void *);

/* The declaration of TARGET that is good in this part of the program, or null
   if the link has dropped it.  */
tree linked_target (tree target);

} // namespace qrintf

#endif
