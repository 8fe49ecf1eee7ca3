/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a size query: snprintf (NULL, 0, …) becomes a sum of lengths, and
   nothing is written.  See emit/lengths.h.  */

#include "emit/lengths.h"

#include "emit/values.h"
#include "plan/emitter-variants.h"
#include "qrintf/emitters.h"
#include "emitters/runtime-calls.h"

namespace qrintf
{
namespace
{

class piece_counter
{
public:
  piece_counter (builder &b, const printf_call &call, const piece &p)
      : b (b), call (call), p (p), values (b, call, p)
  {
  }

  /* Of a string without its field, once run () has counted it.  */
  tree text_length = NULL_TREE;

  /* At most that of a string whose field has a known length, which it fills or
     is cut to.  */
  tree
  known_limit ()
  {
    gcc_assert (p.length.low == p.length.high);
    return b.compute (MIN_EXPR, size_type_node, values.string_limit (),
                      size (p.length.high));
  }

  tree
  run ()
  {
    if (p.length.low == p.length.high)
      return size (p.length.low);
    switch (p.kind)
      {
      case piece_kind::pad:
        return values.pad_length ();
      case piece_kind::libc:
        return by_libc ();
      case piece_kind::decimal:
        return at_least (decimal_digits (), size (p.width));
      default:
        return called ();
      }
  }

private:
  builder &b;
  const printf_call &call;
  const piece &p;
  piece_values values;

  tree
  size (uint64_t n)
  {
    return build_int_cst (size_type_node, n);
  }

  tree
  at_least (tree length, tree width)
  {
    return b.compute (MAX_EXPR, size_type_node, length, width);
  }

  tree
  width ()
  {
    return values.number (p.width_operand, size_type_node);
  }

  tree
  count (emitter e, std::initializer_list<tree> arguments)
  {
    return b.convert (size_type_node, b.call (emitter_function (e), arguments));
  }

  // %d  ->  u64_digits (|x|), and the sign's byte
  tree
  decimal_digits ()
  {
    tree n = count (emitter::u64_digits, { values.magnitude () });
    if (!p.is_signed)
      return n;
    tree sign = p.kind == piece_kind::call && p.flags
                    ? size (1)
                    : b.convert (size_type_node, values.sign_flag (1));
    return b.compute (PLUS_EXPR, size_type_node, n, sign);
  }

  // %x  ->  integer_length (x, hexadecimal, …)
  tree
  general (unsigned flags, tree precision)
  {
    tree unsigned_int = emitter_parameter (emitter::integer_length, 1);
    tree all = b.compute (BIT_IOR_EXPR, unsigned_int,
                          values.sign_flag (QRINTF_NEGATIVE),
                          build_int_cst (unsigned_int, flags));
    return count (emitter::integer_length,
                  { values.magnitude (), all,
                    values.number (p.width_operand, unsigned_int), precision });
  }

  tree
  pointer ()
  {
    auto_vec<tree, 8> arguments;
    values.add_call_arguments (arguments);
    tree none = build_int_cst (integer_type_node, -1);
    tree unsigned_int = emitter_parameter (emitter::pointer_length, 1);
    if (p.callee == emitter::pointer)
      return b.convert (
          size_type_node,
          b.call (emitter_function (emitter::pointer_length), arguments));
    return count (emitter::pointer_length,
                  { arguments[0], build_int_cst (unsigned_int, 0),
                    build_int_cst (unsigned_int, 0), none });
  }

  // %s  ->  str_length (s), or strn_length (s, precision)
  tree
  string ()
  {
    bool plain = p.callee == emitter::str || p.callee == emitter::str_exact;
    tree s = values.string ();
    tree limit = values.string_limit ();
    text_length = plain || integer_all_onesp (limit)
                      ? count (emitter::str_length, { s })
                      : count (emitter::strn_length, { s, limit });
    return text_length;
  }

  // %'d  ->  snprintf (NULL, 0, "%'d", x); what fails is the original call's
  tree
  by_libc ()
  {
    auto_vec<tree, 8> arguments;
    arguments.safe_push (null_pointer_node);
    arguments.safe_push (size_zero_node);
    arguments.safe_push (
        build_string_literal (p.text.size () + 1, p.text.c_str ()));
    for (int index :
         { p.width_operand.argument, p.precision_operand.argument, p.argument })
      if (index >= 0)
        arguments.safe_push (call.value (index));
    tree n = b.call (builtin_decl_implicit (BUILT_IN_SNPRINTF), arguments);
    b.go_on_if (test_kind::library_succeeded, n, GE_EXPR, integer_zero_node);
    return b.convert (size_type_node, n);
  }

  /* By writing it where nobody looks; what the emitter does not make is the
     original call's.  */
  tree
  real ()
  {
    tree scratch = new_stack_array (p.length.high + 1, "qrintf_real");
    tree start = build_fold_addr_expr_with_type (
        scratch, build_pointer_type (char_type_node));
    auto_vec<tree, 8> arguments;
    arguments.safe_push (start);
    arguments.safe_push (b.advance (start, p.length.high));
    values.add_call_arguments (arguments);
    tree end = b.call (emitter_function (p.callee), arguments);
    b.go_on_if (test_kind::piece_fits, end, NE_EXPR,
                build_int_cst (TREE_TYPE (end), 0));
    tree length = b.compute (POINTER_DIFF_EXPR, ptrdiff_type_node, end, start);
    b.clobber (scratch);
    return b.convert (size_type_node, length);
  }

  tree
  called ()
  {
    if (p.limited)
      return real ();
    tree none = build_int_cst (integer_type_node, -1);
    switch (p.callee)
      {
      case emitter::str:
      case emitter::str_exact:
      case emitter::strn:
      case emitter::strn_exact:
      case emitter::bytes:
      case emitter::bytes_exact:
      case emitter::str_left:
      case emitter::str_right:
        return at_least (string (), width ());
      case emitter::ptr:
      case emitter::ptr_exact:
      case emitter::pointer:
        return pointer ();
      case emitter::integer:
        return general (p.flags,
                        values.number (p.precision_operand, integer_type_node));
      case emitter::x32:
      case emitter::x32_exact:
      case emitter::x32_zero:
      case emitter::x64:
      case emitter::x64_exact:
      case emitter::x64_zero:
        return general (QRINTF_HEX | QRINTF_ZERO, none);
      default:
        return at_least (decimal_digits (), width ());
      }
  }
};

/* In 32 bits the lengths of a string that is printed several times may have a sum
   beyond the largest size_t, which stands for all of these then.  */
tree
sum_of (builder &b, tree sum, tree n)
{
  tree total = b.compute (PLUS_EXPR, size_type_node, sum, n);
  if (TYPE_PRECISION (size_type_node) >= 64 || TREE_CODE (total) == INTEGER_CST)
    return total;
  return b.choose (total, LT_EXPR, n, build_all_ones_cst (size_type_node),
                   total);
}

} // namespace

tree
count_pieces (builder &b, const printf_call &call, const plan &plan)
{
  tree sum = size_zero_node;
  for (const piece &p : plan.pieces)
    if (p.kind == piece_kind::count)
      piece_values (b, call, p).store_count (sum);
    else
      sum = sum_of (b, sum, piece_counter (b, call, p).run ());
  return sum;
}

tree
count_room (builder &b, const printf_call &call, const plan &plan,
            std::vector<tree> &lengths)
{
  uint64_t most = 0;
  tree sum = NULL_TREE;
  for (const piece &p : plan.pieces)
    {
      piece_counter counter (b, call, p);
      bool known = p.length.low == p.length.high;
      if (!p.counted || known)
        most += p.length.high;
      else if (tree n = counter.run ())
        sum = sum ? sum_of (b, sum, n) : n;
      lengths.push_back (known && is_string_or_bytes (p) ? counter.known_limit ()
                                                : counter.text_length);
    }
  tree rest = build_int_cst (size_type_node, most);
  return sum ? sum_of (b, sum, rest) : rest;
}

} // namespace qrintf
