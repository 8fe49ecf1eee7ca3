/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that are handed on.  See handed-format.h.

   The attribute has been checked by the front end, which writes the kind of
   format in one of several ways: printf, __printf__, gnu_printf.  Without it, a
   format is looked for where C wants an argument before those that vary.  */

#include "recognise/handed-format.h"

namespace qrintf
{
namespace
{

bool
is_printf (tree kind)
{
  std::string_view name = IDENTIFIER_POINTER (kind);
  return name.find ("printf") != name.npos;
}

/* The format that ATTRIBUTE, which is format (KIND, POSITION, …), says CALL
   has, or null.  */
const char *
format_of (const gcall *call, tree attribute)
{
  tree kind = TREE_VALUE (attribute);
  if (!is_printf (TREE_VALUE (kind)))
    return nullptr;
  HOST_WIDE_INT position = tree_to_shwi (TREE_VALUE (TREE_CHAIN (kind)));
  if (position < 1 || position > gimple_call_num_args (call))
    return nullptr;
  return c_getstr (gimple_call_arg (call, position - 1));
}

/* The text before the variable arguments of CALL, whose function has TYPE.  */
handed_format
text_before_values (const gcall *call, tree type)
{
  if (!prototype_p (type) || !stdarg_p (type))
    return {};
  int named = type_num_arguments (type);
  if (named < 1 || unsigned (named) >= gimple_call_num_args (call))
    return {};
  return { c_getstr (gimple_call_arg (call, named - 1)), false,
           unsigned (named) };
}

} // namespace

handed_format
format_handed_by (const gcall *call)
{
  tree type = gimple_call_fntype (call);
  tree callee = gimple_call_fndecl (call);
  if (!type
      || (callee && DECL_IN_SYSTEM_HEADER (callee) && DECL_EXTERNAL (callee)))
    return {};
  for (tree a = lookup_attribute ("format", TYPE_ATTRIBUTES (type)); a;
       a = lookup_attribute ("format", TREE_CHAIN (a)))
    if (const char *text = format_of (call, a))
      return { text, true, 0 };
  return text_before_values (call, type);
}

} // namespace qrintf
