/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Facts about a call: value ranges from the ranger, string lengths from
   literals, object sizes from the fortified call.  See knowledge.h.

   The length of a string is used only if its contents are known.  The size of
   an array does not bound the length, because the array may have no NUL.  */

#include "analysis/knowledge.h"

#include "gcc/target.h"
#include "options/options.h"
#include "recognise/printf-call.h"

namespace qrintf
{
namespace
{

/* A longer literal argument is copied at run time and does not become part of
   the constant text.  */
constexpr size_t longest_text = 4096;

wide
to_wide (const wide_int &value, signop sign)
{
  widest_int w = widest_int::from (value, sign);
  return (wide (w.elt (1)) << 64) | uint64_t (w.elt (0));
}

interval
integer_range (tree value, gimple *stmt)
{
  tree type = TREE_TYPE (value);
  signop sign = TYPE_SIGN (type);
  unsigned precision = TYPE_PRECISION (type);
  wide_int low = wi::min_value (precision, sign);
  wide_int high = wi::max_value (precision, sign);
  int_range_max range;
  if (get_range_query (cfun)->range_of_expr (range, value, stmt)
      && !range.undefined_p () && !range.varying_p ())
    {
      low = range.lower_bound ();
      high = range.upper_bound ();
    }
  return { to_wide (low, sign), to_wide (high, sign) };
}

bool
is_non_null (tree pointer, gimple *stmt)
{
  if (TREE_CODE (pointer) == ADDR_EXPR)
    return tree_expr_nonzero_p (pointer);
  pointer_range range (TREE_TYPE (pointer));
  return get_range_query (cfun)->range_of_expr (range, pointer, stmt)
         && range.nonzero_p ();
}

/* VALUE if it is an integer, an infinity or a quiet NaN, whose text may need no
   rounding.  Printing a signalling NaN raises FE_INVALID, so its text is made
   at run time.  */
std::optional<real_constant>
constant_real (tree value)
{
  if (TREE_CODE (value) != REAL_CST)
    return {};
  const REAL_VALUE_TYPE *r = TREE_REAL_CST_PTR (value);
  if (REAL_VALUE_ISSIGNALING_NAN (*r))
    return {};
  real_constant c;
  c.negative = REAL_VALUE_NEGATIVE (*r);
  if (REAL_VALUE_ISNAN (*r))
    c.kind = real_constant::nan;
  else if (REAL_VALUE_ISINF (*r))
    c.kind = real_constant::infinite;
  else
    {
      REAL_VALUE_TYPE magnitude = real_value_abs (r), whole;
      bool overflows = false;
      wide_int n = real_to_integer (&magnitude, &overflows, 65);
      real_trunc (&whole, TYPE_MODE (TREE_TYPE (value)), &magnitude);
      if (overflows || wi::gtu_p (n, UINT64_MAX))
        c.kind = real_constant::huge;
      else if (!real_identical (&whole, &magnitude))
        return {};
      else
        c.magnitude = to_wide (n, UNSIGNED);
    }
  return c;
}

argument_facts
about_value (tree value, gimple *stmt)
{
  argument_facts a;
  tree type = TREE_TYPE (value);
  if (INTEGRAL_TYPE_P (type) && TYPE_PRECISION (type) <= 64)
    {
      a.kind = argument_facts::integer;
      a.bits = TYPE_PRECISION (type);
      a.range = integer_range (value, stmt);
    }
  else if (SCALAR_FLOAT_TYPE_P (type) && !DECIMAL_FLOAT_TYPE_P (type))
    {
      a.kind = argument_facts::real;
      a.bits = TYPE_PRECISION (type);
      a.constant = constant_real (value);
    }
  else if (POINTER_TYPE_P (type)
           && ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE (TREE_TYPE (type))))
    {
      a.kind = argument_facts::pointer;
      a.null = integer_zerop (value);
      a.non_null = !a.null && is_non_null (value, stmt);
    }
  return a;
}

target_facts
target ()
{
  target_facts t;
  t.int_bits = TYPE_PRECISION (integer_type_node);
  t.long_bits = TYPE_PRECISION (long_integer_type_node);
  t.pointer_bits = pointer_bits ();
  t.long_double_bits = TYPE_PRECISION (long_double_type_node);
  t.little_endian = !is_big_endian ();
  return t;
}

} // namespace

argument_facts
function_knowledge::argument (const printf_call &call, tree value)
{
  argument_facts a = about_value (value, call.stmt);
  if (a.kind != argument_facts::pointer)
    return a;
  a.length = texts.of (value).length;
  if (a.length.high <= longest_text)
    if (const char *text = c_getstr (value))
      a.text = text;
  a.overlaps = call.function->to == sink::buffer && !a.text
               && pointers.overlap (value, call.destination ());
  return a;
}

call_facts
function_knowledge::about (const printf_call &call)
{
  call_facts facts;
  facts.target = target ();
  facts.library = &facts_of (library_of_call (call));
  facts.to = call.function->to;
  if (tree bound = call.bound ())
    facts.bound = integer_range (bound, call.stmt);
  if (tree size = call.object_size ())
    if (!integer_all_onesp (size))
      facts.object_size = integer_range (size, call.stmt);
  facts.by_pointer = call.by_pointer ();
  facts.to_stderr = call.function->to == sink::stream && call.destination ()
                    && is_stderr (call.destination ());
  facts.heat = code.of (gimple_bb (call.stmt));
  facts.wanted = options.inlining;
  facts.function = call.function->name;
  facts.unlocked
      = call.function->to == sink::stream && !call.function->locked;
  facts.fortified = call.fortify_flag () != NULL_TREE;
  facts.prints_null = !is_single_piece (call);
  for (unsigned i = 0; i < call.values (); i++)
    facts.arguments.push_back (argument (call, call.value (i)));
  return facts;
}

} // namespace qrintf
