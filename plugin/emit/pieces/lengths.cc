/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The length of a text without writing it: the result of snprintf (NULL, 0, …),
   and the size of the room that a user sink is asked for.  See pieces.h.  */

#include "emit/pieces/pieces.h"

#include "embedding/runtime-calls.h"
#include "qrintf/emitters.h"

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

  /* The length of a string without its padding, set by run ().  */
  tree text_length = NULL_TREE;

  /* The limit of bytes to read from the string if the length of the piece is
     known: that length at most.  */
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
      case piece_kind::decimal:
        return at_least (decimal_digits (), size (p.width.value));
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
    return values.width (size_type_node);
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
    if (!p.conversion->is_signed)
      return n;
    tree sign
        = p.sign ? size (1) : b.convert (size_type_node, values.sign_flag (1));
    return b.compute (PLUS_EXPR, size_type_node, n, sign);
  }

  // %#5x  ->  integer_length (x, hexadecimal…, 5, -1)
  tree
  general (emitter counter, tree value)
  {
    tree unsigned_int = emitter_parameter (counter, 1);
    return count (counter, { value, values.flags (unsigned_int),
                             values.number (p.width, unsigned_int),
                             values.number (p.precision, integer_type_node) });
  }

  tree
  integer ()
  {
    if (p.conversion->base == 10 && p.callee != emitter::integer)
      return at_least (decimal_digits (), width ());
    return general (emitter::integer_length, values.magnitude ());
  }

  tree
  pointer ()
  {
    tree value = b.convert (ptr_type_node, call.value (p.argument));
    return general (emitter::pointer_length, value);
  }

  // %s  ->  str_length (s), or strn_length (s, precision)
  tree
  string ()
  {
    tree s = values.string ();
    tree limit = values.string_limit ();
    text_length = integer_all_onesp (limit)
                      ? count (emitter::str_length, { s })
                      : count (emitter::strn_length, { s, limit });
    return text_length;
  }

  /* Floats have no emitter that only counts.  The text is written to a scratch
     array, and the fallback serves values that the emitter refuses.  */
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
    switch (p.conversion->family)
      {
      case conversion_class::integer:
        return integer ();
      case conversion_class::pointer:
        return pointer ();
      case conversion_class::string:
        return at_least (string (), width ());
      default:
        return real ();
      }
  }
};

/* SUM + N, or the largest size_t if that overflows.  With a size_t of 32 bits
   it may overflow if one string is printed several times.  */
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
      lengths.push_back (known && p.is_call_for (conversion_class::string)
                             ? counter.known_limit ()
                             : counter.text_length);
    }
  tree rest = build_int_cst (size_type_node, most);
  return sum ? sum_of (b, sum, rest) : rest;
}

} // namespace qrintf
