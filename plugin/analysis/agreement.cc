/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a call's values are what a format asks for.  See agreement.h.  The
   sizes of integers are not looked at.  */

#include "analysis/agreement.h"

namespace qrintf
{
namespace
{

bool
is_of_kind (tree value, const directive &d)
{
  tree type = TREE_TYPE (value);
  switch (d.conversion->family)
    {
    case conversion_class::real:
      return TYPE_MAIN_VARIANT (type)
             == (d.length == length_modifier::L ? long_double_type_node
                                                : double_type_node);
    case conversion_class::integer:
    case conversion_class::character:
      return INTEGRAL_TYPE_P (type);
    default:
      return POINTER_TYPE_P (type);
    }
}

} // namespace

bool
values_agree (const parsed_format &format, const gcall *call, unsigned first)
{
  if (!format.error.empty ()
      || gimple_call_num_args (call) != first + format.arguments)
    return false;
  auto value = [&] (int i) { return gimple_call_arg (call, first + i); };
  auto is_number = [&] (const field &f) {
    return f.kind != field::argument
           || INTEGRAL_TYPE_P (TREE_TYPE (value (f.value)));
  };
  for (const directive &d : format.directives)
    if (!is_number (d.width) || !is_number (d.precision)
        || (d.argument >= 0 && !is_of_kind (value (d.argument), d)))
      return false;
  return true;
}

} // namespace qrintf
