/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declarations of the program's own printf-like functions: what attributes and
   the plugin's arguments say of them is checked where they are declared.  */

#ifndef QRINTF_RECOGNISE_USER_SINK_DECLARATIONS_H
#define QRINTF_RECOGNISE_USER_SINK_DECLARATIONS_H

namespace qrintf
{

/* For PLUGIN_ATTRIBUTES: make the attributes and __QRINTF__ known.  */
void register_attributes (void *, void *);

/* For PLUGIN_FINISH_DECL and PLUGIN_FINISH_PARSE_FUNCTION: DECL's attributes
   are checked, with a warning where they cannot hold, and those that the
   plugin's arguments ask for are added.  */
void finish_declaration (void *decl, void *);

/* For PLUGIN_PRE_GENERICIZE: the same for those that FUNCTION calls of a
   template's, and for what a precompiled header declares.  */
void finish_function (void *function, void *);

} // namespace qrintf

#endif
