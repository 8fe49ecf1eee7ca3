/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks the attributes and mappings of user sinks where they are declared.  */

#ifndef QRINTF_RECOGNISE_USER_SINKS_DECLARATIONS_H
#define QRINTF_RECOGNISE_USER_SINKS_DECLARATIONS_H

namespace qrintf
{

/* For PLUGIN_ATTRIBUTES: register the attributes and define __QRINTF__.  */
void register_attributes (void *, void *);

/* For PLUGIN_FINISH_DECL and PLUGIN_FINISH_PARSE_FUNCTION: check the attributes
   of DECL, with a warning if they do not fit, and add those that the plugin's
   arguments request.  */
void finish_declaration (void *decl, void *);

/* For PLUGIN_PRE_GENERICIZE: the same for instances of templates that FUNCTION
   calls, and for declarations of a precompiled header.  */
void finish_function (void *function, void *);

} // namespace qrintf

#endif
