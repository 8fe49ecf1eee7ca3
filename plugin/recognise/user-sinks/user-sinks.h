/* SPDX-License-Identifier: GPL-3.0-or-later */
/* User sinks: printf-like functions of the program, with the targets that take
   their text.  Attributes or the plugin's arguments declare them.

     __attribute__ ((qrintf_sink (append)))
       f (a…, format, …) is append (a…, text, length), or
       append (text, length, a…) where append is declared so

     __attribute__ ((qrintf_reserve (reserve, commit)))
       char *reserve (a…, n) gives room for n bytes and a NUL, commit (a…, used)
       appends the first USED of them

     __attribute__ ((qrintf_alloc (allocate)))
       f returns a string of exact size from allocate (n)

   The attributes stand on a declaration that also has format (printf, m,
   n).  */

#ifndef QRINTF_RECOGNISE_USER_SINKS_USER_SINKS_H
#define QRINTF_RECOGNISE_USER_SINKS_USER_SINKS_H

#include "gcc/gcc-includes.h"
#include "recognise/call.h"
#include "recognise/sink.h"

namespace qrintf
{

/* The row of CALL, a call of CALLEE, or null if CALLEE is not a user sink.  */
const printf_function *find_user_sink (const gcall *call, tree callee);

/* The targets of the user sink CALLEE, or none if it is not one.  The targets
   of a CALL may differ at the link, where the declaration of its callee may
   come from another unit.  */
std::vector<tree> user_sink_targets (tree callee);
std::vector<tree> user_sink_targets (const gcall *call);

/* Remove the attribute NAME from FUNCTION, and from no other function that
   shares a list of attributes with it, as instances of a template do.  */
void drop_user_sink (tree function, const char *name);

/* Remove it in the same way, and record WHY, which a remark gives at each
   call.  */
void refuse_user_sink (tree function, const char *name, const std::string &why);

/* Record the targets of CALL, a call of a user sink, in the type of the call.
   At the link each function has one declaration, which may come from another
   unit than CALL.  */
void stamp_user_sink_call (gcall *call);

enum class role
{
  append,  /* (a…, text, length), or (text, length, a…) */
  reserve, /* (a…, n), returns a pointer */
  commit,  /* (a…, used) */
  allocate /* (n), returns a pointer */
};

/* The types of FUNCTION's parameters; nothing if it is variadic or has no
   prototype.  */
std::optional<std::vector<tree>> fixed_parameters (tree function);

/* The position of FUNCTION's format, counted from 0, if a format attribute says
   that the values follow it directly; otherwise nothing.  */
std::optional<unsigned> format_position (tree function);

/* Why a function with parameters TYPES cannot append for FUNCTION, or null.  If
   it can, this sets TEXT_FIRST to whether text and length are its first
   parameters.  */
const char *append_misfit (tree function, unsigned leading,
                           const std::vector<tree> &types, bool *text_first);

/* Why TARGET cannot have the role R for FUNCTION, whose format is at position
   LEADING, or null if it can.  */
const char *misfit (tree function, unsigned leading, role r, tree target);

/* Whether the result of FUNCTION can be made from that of LAST, the target that
   is called last, or from the length of the text.  */
bool result_fits (tree function, sink to, tree last);

struct user_sink_attribute
{
  const char *name;
  const char *kind; /* the plugin's argument with the same meaning */
  sink to;
  role roles[2]; /* of the targets: targets_of (kind) of them */
};

constexpr user_sink_attribute user_sink_attributes[] = {
  { "qrintf_sink", "sink", sink::append, { role::append } },
  { "qrintf_reserve",
    "reserve",
    sink::reserve,
    { role::reserve, role::commit } },
  { "qrintf_alloc", "alloc", sink::fresh, { role::allocate } },
};

/* The attribute of a declaration whose attribute was refused; its value is the
   reason.  The space keeps the name out of sources.  */
constexpr const char refused_user_sink[] = "qrintf ignored";

/* For PLUGIN_ATTRIBUTES: register the attributes and define __QRINTF__.  */
void register_attributes (void *, void *);

/* For PLUGIN_FINISH_DECL and PLUGIN_FINISH_PARSE_FUNCTION: check the attributes
   of DECL, with a warning if they do not fit, and add those that the plugin's
   arguments request.  */
void finish_declaration (void *decl, void *);

/* For PLUGIN_PRE_GENERICIZE: the same for instances of templates that FUNCTION
   calls, and for declarations of a precompiled header.  */
void finish_function (void *function, void *);

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

/* For PLUGIN_ALL_IPA_PASSES_START: mark the functions that a target may reach
   if one of its user sinks is among them.  The mark is an attribute, which
   clones share and which is streamed for LTO.  */
void mark_reached (void *, void *);

/* Whether TARGET may reach FUNCTION.  Calls of the user sink there are kept: if
   they were lowered, they would recurse without end.  */
bool is_reached (tree function, tree target);

} // namespace qrintf

#endif
