/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a user sink and its targets fit together.  See user-sinks.h;
   the comments on its functions give the refusals.  */

#include "gcc/front-end.h"

#include "recognise/user-sinks/user-sinks.h"

namespace qrintf
{
namespace
{

bool
points_to_bytes (tree type)
{
  if (!POINTER_TYPE_P (type))
    return false;
  tree target = TREE_TYPE (type);
  return VOID_TYPE_P (target)
         || (INTEGRAL_TYPE_P (target) && TYPE_PRECISION (target) == 8);
}

/* Whether A and B are compatible in the language of the unit.  lto1 has no
   language hook, but the front end has checked the types before.  */
bool
same_types (tree a, tree b)
{
  a = TYPE_MAIN_VARIANT (a);
  b = TYPE_MAIN_VARIANT (b);
  return lang_hooks.types_compatible_p ? lang_hooks.types_compatible_p (a, b)
                                       : types_compatible_p (a, b);
}

/* Whether TYPE can hold the length of any text, which takes 32 bits.  */
bool
holds_length (tree type)
{
  return TREE_CODE (type) == INTEGER_TYPE && TYPE_PRECISION (type) >= 32;
}

/* Whether ARCHETYPE has the conversions of printf.  ms_printf and asm_fprintf
   have others.  */
bool
is_printf (tree archetype)
{
  for (const char *name :
       { "printf", "__printf__", "gnu_printf", "__gnu_printf__" })
    if (id_equal (archetype, name))
      return true;
  return false;
}

/* Whether the first LEADING parameters of FUNCTION have the types of TYPES from
   index FROM on.  Structures are refused, as their contents may change between
   the calls of two targets.  */
bool
same_leading (tree function, unsigned leading, const std::vector<tree> &types,
              unsigned from)
{
  tree list = TYPE_ARG_TYPES (TREE_TYPE (function));
  for (unsigned i = 0; i < leading; i++, list = TREE_CHAIN (list))
    if (!same_types (TREE_VALUE (list), types[from + i])
        || !is_gimple_reg_type (TREE_VALUE (list)))
      return false;
  return true;
}

} // namespace

std::optional<std::vector<tree>>
fixed_parameters (tree function)
{
  std::vector<tree> types;
  tree list = TYPE_ARG_TYPES (TREE_TYPE (function));
  for (; list && !VOID_TYPE_P (TREE_VALUE (list)); list = TREE_CHAIN (list))
    types.push_back (TREE_VALUE (list));
  if (!list)
    return {};
  return types;
}

std::optional<unsigned>
format_position (tree function)
{
  tree format
      = lookup_attribute ("format", TYPE_ATTRIBUTES (TREE_TYPE (function)));
  if (!format)
    return {};
  tree arguments = TREE_VALUE (format);
  tree archetype = TREE_VALUE (arguments);
  tree m = TREE_VALUE (TREE_CHAIN (arguments));
  tree n = TREE_VALUE (TREE_CHAIN (TREE_CHAIN (arguments)));
  if (TREE_CODE (archetype) != IDENTIFIER_NODE || !is_printf (archetype)
      || !tree_fits_uhwi_p (m) || !tree_fits_uhwi_p (n)
      || tree_to_uhwi (n) != tree_to_uhwi (m) + 1)
    return {};
  return tree_to_uhwi (m) - 1;
}

const char *
append_misfit (tree function, unsigned leading, const std::vector<tree> &types,
               bool *text_first)
{
  for (unsigned text : { leading, 0u })
    if (points_to_bytes (types[text]) && holds_length (types[text + 1])
        && same_leading (function, leading, types, text == leading ? 0 : 2))
      {
        *text_first = text != leading;
        return nullptr;
      }
  return same_leading (function, leading, types, 0)
             ? "has parameters of the wrong types"
             : "has leading parameters of other types";
}

const char *
misfit (tree function, unsigned leading, role r, tree target)
{
  if (TREE_CODE (target) != FUNCTION_DECL)
    return "is no function";
  if (DECL_VIRTUAL_P (target))
    return "is virtual";
  if (lang_GNU_CXX () && DECL_DELETED_FN (target))
    return "is deleted";
  if (lang_GNU_CXX () && DECL_IMMEDIATE_FUNCTION_P (target))
    return "is consteval";
  if (decl_function_context (target) && !DECL_EXTERNAL (target))
    return "is a nested function";
  tree result = TREE_TYPE (TREE_TYPE (target));
  if (!VOID_TYPE_P (result) && !is_gimple_reg_type (result))
    return "returns a structure";
  auto types = fixed_parameters (target);
  if (r == role::allocate)
    leading = 0;
  if (!types || types->size () != leading + (r == role::append ? 2 : 1))
    return "has the wrong number of parameters";
  bool text_first;
  if (r == role::append)
    return append_misfit (function, leading, *types, &text_first);
  if (!same_leading (function, leading, *types, 0))
    return "has leading parameters of other types";
  if (!holds_length (types->back ()))
    return "has parameters of the wrong types";
  bool gives_memory = r == role::reserve || r == role::allocate;
  if (gives_memory && !points_to_bytes (TREE_TYPE (TREE_TYPE (target))))
    return "does not return a pointer";
  return nullptr;
}

bool
result_fits (tree function, sink to, tree last)
{
  tree wanted = TREE_TYPE (TREE_TYPE (function));
  tree given = TREE_TYPE (TREE_TYPE (last));
  if (to == sink::fresh)
    return points_to_bytes (wanted);
  return VOID_TYPE_P (wanted) || same_types (wanted, given)
         || (INTEGRAL_TYPE_P (wanted) && VOID_TYPE_P (given));
}

} // namespace qrintf
