/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Knowledge: value ranges from the ranger, string lengths from literals, object
   sizes from the fortified call.  See knowledge.h.

   A string's length is believed only where the string itself is known: that an
   array has 16 bytes is no proof that a NUL stands in them.  */

#include "knowledge.h"

namespace qrintf
{
namespace
{

/* Longer literals are copied, not merged into the text.  */
constexpr size_t longest_text = 4096;

/* How many PHIs deep a pointer's origins are followed.  */
constexpr int deepest_walk = 4;

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

/* The statement that defines VALUE, if it is of class T.  */
template <typename T>
T
definition (tree value)
{
  return TREE_CODE (value) == SSA_NAME ? dyn_cast<T> (SSA_NAME_DEF_STMT (value))
                                       : nullptr;
}

/* The lengths of the literals that POINTER may point to.  */
length_range
literal_length (tree pointer, int depth)
{
  if (const char *text = c_getstr (pointer))
    {
      size_t n = strlen (text);
      return { n, n };
    }
  gphi *phi = definition<gphi *> (pointer);
  if (!phi || depth == 0)
    return {};
  length_range all{ length_range::unbounded, 0 };
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    {
      length_range one
          = literal_length (gimple_phi_arg_def (phi, i), depth - 1);
      all.low = std::min (all.low, one.low);
      all.high = std::max (all.high, one.high);
    }
  return all;
}

/* A pointer's origin, and the bits of it that the pointer may reach where that
   is known.  */
struct origin
{
  tree base;
  HOST_WIDE_INT low = 0;
  HOST_WIDE_INT high = -1; /* -1: all */
};

/* The field or array that the ADDR_EXPR POINTER names, seen from its base.  */
origin
address_origin (tree pointer)
{
  tree object = TREE_OPERAND (pointer, 0);
  poly_int64 offset, size, most;
  bool reverse;
  tree base = get_ref_base_and_extent (object, &offset, &size, &most, &reverse);
  origin o{ base };
  if (offset.is_constant (&o.low) && most.is_constant (&o.high) && o.high > 0
      && TREE_CODE (object) == COMPONENT_REF)
    o.high += o.low;
  else
    o.high = -1;
  return o;
}

/* Where a pointer may come from: a walk over what its value was computed from,
   each name once.  */
class origin_walk
{
public:
  /* True if not all origins were found.  */
  bool too_many = false;
  std::vector<origin> all;

  explicit origin_walk (tree pointer)
  {
    visit (pointer);
    while (!pending.empty ())
      {
        tree name = pending.back ();
        pending.pop_back ();
        expand (name);
      }
  }

private:
  static constexpr size_t most_names = 200;
  std::vector<tree> pending;
  hash_set<tree> seen;

  void
  visit (tree value)
  {
    if (TREE_CODE (value) == ADDR_EXPR)
      return visit_address (value);
    if (TREE_CODE (value) != SSA_NAME || seen.add (value))
      return;
    too_many |= seen.elements () > most_names;
    if (!too_many)
      pending.push_back (value);
  }

  void
  visit_address (tree pointer)
  {
    origin o = address_origin (pointer);
    if (o.base && TREE_CODE (o.base) == MEM_REF)
      {
        if (!integer_zerop (TREE_OPERAND (o.base, 1)))
          o.high = -1;
        o.base = TREE_OPERAND (o.base, 0);
        if (o.high == -1)
          return visit (o.base);
      }
    all.push_back (o);
  }

  /* Arithmetic, copies and PHIs lead on, as do functions that give back a
     pointer into their first argument.  */
  void
  expand (tree name)
  {
    if (POINTER_TYPE_P (TREE_TYPE (name)))
      all.push_back ({ name });
    gimple *stmt = SSA_NAME_DEF_STMT (name);
    if (gphi *phi = dyn_cast<gphi *> (stmt))
      for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
        visit (gimple_phi_arg_def (phi, i));
    else if (is_gimple_assign (stmt) && !gimple_assign_load_p (stmt))
      {
        /* An offset leads nowhere; in integers it cannot be told apart.  */
        bool offset = gimple_assign_rhs_code (stmt) == POINTER_PLUS_EXPR;
        for (unsigned i = 1; i < (offset ? 2 : gimple_num_ops (stmt)); i++)
          visit (gimple_op (stmt, i));
      }
    else if (gimple_call_builtin_p (stmt, BUILT_IN_NORMAL)
             && gimple_call_num_args (stmt) > 0
             && POINTER_TYPE_P (TREE_TYPE (gimple_call_arg (stmt, 0))))
      visit (gimple_call_arg (stmt, 0));
  }
};

bool
may_meet (const origin &a, const origin &b)
{
  if (!a.base || !b.base || !operand_equal_p (a.base, b.base, 0))
    return false;
  return a.high == -1 || b.high == -1 || (a.low < b.high && b.low < a.high);
}

bool
visibly_overlap (const origin_walk &a, const origin_walk &b)
{
  if (a.too_many || b.too_many)
    return true;
  for (const origin &x : a.all)
    for (const origin &y : b.all)
      if (may_meet (x, y))
        return true;
  return false;
}

/* VALUE if its text can be made without rounding: an integer below 2^64, an
   infinity, a NaN; not a signalling one, which raises FE_INVALID when it is
   printed.  */
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
      if (overflows || wi::gtu_p (n, UINT64_MAX)
          || !real_identical (&whole, &magnitude))
        return {};
      c.magnitude = to_wide (n, UNSIGNED);
    }
  return c;
}

argument_facts
argument (tree value, gimple *stmt, const origin_walk *destination)
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
      a.length = literal_length (value, deepest_walk);
      if (a.length.high <= longest_text)
        if (const char *text = c_getstr (value))
          a.text = text;
      a.overlaps = destination && !a.text
                   && visibly_overlap (origin_walk (value), *destination);
    }
  return a;
}

target_facts
target ()
{
  target_facts t;
  t.int_bits = TYPE_PRECISION (integer_type_node);
  t.long_bits = TYPE_PRECISION (long_integer_type_node);
  t.pointer_bits = POINTER_SIZE;
  t.long_double_bits = TYPE_PRECISION (long_double_type_node);
  t.little_endian = !BYTES_BIG_ENDIAN;
  return t;
}

} // namespace

std::optional<std::string>
literal_format (const printf_call &call)
{
  if (const char *text = c_getstr (call.format ()))
    return text;
  return {};
}

call_facts
collect_facts (const printf_call &call)
{
  call_facts facts;
  facts.target = target ();
  facts.to = call.function->to;
  if (tree bound = call.bound ())
    facts.bound = integer_range (bound, call.stmt);
  if (tree size = call.object_size ())
    if (!integer_all_onesp (size))
      facts.object_size = integer_range (size, call.stmt);
  facts.result_used = call.result () != NULL_TREE;
  facts.for_size = optimize_bb_for_size_p (gimple_bb (call.stmt));
  std::optional<origin_walk> destination;
  if (facts.to == sink::buffer)
    destination.emplace (call.destination ());
  for (unsigned i = 0; i < call.values (); i++)
    facts.arguments.push_back (argument (
        call.value (i), call.stmt, destination ? &*destination : nullptr));
  return facts;
}

} // namespace qrintf
