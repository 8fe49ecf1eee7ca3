/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the targets of user sinks in the program until calls are lowered, even
   if nothing in the source refers to them.  */

#ifndef QRINTF_RECOGNISE_USER_SINKS_LINKS_H
#define QRINTF_RECOGNISE_USER_SINKS_LINKS_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* Make the front end keep TARGET, which only lowered code may call.  */
void keep (tree target);

/* For PLUGIN_ALL_IPA_PASSES_START: keep public targets, which -fwhole-program
   would drop.  */
void keep_visible (void *, void *);

/* The pass that adds references from callers of user sinks to the targets,
   before the unit is streamed for LTO.  Targets without such callers are no
   longer kept.  */
simple_ipa_opt_pass *make_linking_pass (gcc::context *ctxt);

/* For PLUGIN_ALL_IPA_PASSES_END: keep the targets in this partition, as later
   passes rebuild references.  */
void keep_called (void *, void *);

/* The declaration of TARGET in this partition, or null if the link has dropped
   it.  */
tree linked_target (tree target);

} // namespace qrintf

#endif
