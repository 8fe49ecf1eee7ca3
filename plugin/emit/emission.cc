/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Operations that several sinks share, and tests of values, sizes and lengths.
   See emission.h.

   The plan lists the tests, and each one is made when it is the next in the
   plan.  Tests that are not here are made by the code that computes their
   values: in pieces.cc, lengths.cc and the files of the sinks.  */

#include "emit/emission.h"

#include "gcc/target.h"

namespace qrintf
{
namespace
{

// low <= value <= high  ->  value - low <= high - low, of an unsigned type
void
test_range (emission &e, const test &t, tree value, size_t together = 1)
{
  tree type = TREE_TYPE (value);
  gcc_assert (TYPE_UNSIGNED (type));
  HOST_WIDE_INT low = static_cast<HOST_WIDE_INT> (t.range.low);
  HOST_WIDE_INT span = static_cast<HOST_WIDE_INT> (t.range.high - t.range.low);
  tree above = e.b.compute (MINUS_EXPR, type, value, build_int_cst (type, low));
  e.b.go_on_if (t.kind, above, LE_EXPR, build_int_cst (type, span), together);
}

/* The value that T tests, in an unsigned type.  */
tree
tested_value (emission &e, const test &t)
{
  tree value = e.call.value (t.subject);
  return e.b.convert (unsigned_type_for (TREE_TYPE (value)), value);
}

/* Whether NEXT makes the same test as T of another value of TYPE.  */
bool
asks_the_same (emission &e, const test &t, const test &next, tree type)
{
  return next.range.high == t.range.high && next.range.low == t.range.low
         && types_compatible_p (
             type, unsigned_type_for (TREE_TYPE (e.call.value (next.subject))));
}

// a <= 255, b <= 255  ->  (a | b) <= 255
void
test_values (emission &e, const test &t)
{
  tree value = tested_value (e, t);
  size_t together = 1;
  /* Whether T tests only that all bits above some position are zero.  */
  if (t.range.low == 0 && (t.range.high & (t.range.high + 1)) == 0)
    while (const test *next = e.b.planned (t.kind, together))
      {
        if (!asks_the_same (e, t, *next, TREE_TYPE (value)))
          break;
        value = e.b.compute (BIT_IOR_EXPR, TREE_TYPE (value), value,
                             tested_value (e, *next));
        together++;
      }
  test_range (e, t, value, together);
}

} // namespace

tree
emission::destination ()
{
  return b.addressable (
      b.convert (build_pointer_type (char_type_node), call.destination ()));
}

tree
emission::size ()
{
  tree size = call.bound () ? call.bound () : call.object_size ();
  return b.convert (size_type_node, size);
}

tree
emission::limit (tree start)
{
  if (plan.room.kind == text_room::enough)
    return NULL_TREE;
  if (plan.room.kind == text_room::known)
    return b.advance (start, plan.room.size - 1);
  tree room = size ();
  if (plan.room.kind == text_room::object)
    room = b.compute (MIN_EXPR, size_type_node, room,
                      build_int_cst (size_type_node, INT_MAX));
  tree end = b.compute (POINTER_PLUS_EXPR, TREE_TYPE (start), start, room);
  return b.advance (end, -1);
}

tree
emission::length (tree start, tree end)
{
  if (plan.length.low == plan.length.high)
    return build_int_cst (size_type_node, plan.length.low);
  tree difference
      = b.compute (POINTER_DIFF_EXPR, ptrdiff_type_node, end, start);
  /* GCC may have found an equal value under another name.  That name may be
     used on paths without the test, so it gets no range.  */
  gimple *made = TREE_CODE (difference) == SSA_NAME
                     ? SSA_NAME_DEF_STMT (difference)
                     : nullptr;
  if (made && is_gimple_assign (made)
      && gimple_assign_rhs_code (made) == POINTER_DIFF_EXPR
      && plan.length.high <= INT_MAX)
    set_interval (difference, plan.length.low, plan.length.high);
  return b.convert (size_type_node, difference);
}

void
test_values_and_sizes (emission &e)
{
  while (const test *t = e.b.planned (test_kind::value_in_range))
    test_values (e, *t);
  if (const test *t = e.b.planned (test_kind::bound_in_range))
    test_range (e, *t, e.size ());
  if (const test *t = e.b.planned (test_kind::bound_within_object))
    e.b.go_on_if (t->kind, e.b.convert (size_type_node, e.call.bound ()),
                  LE_EXPR, e.b.convert (size_type_node, e.call.object_size ()));
}

void
test_length (emission &e, tree length)
{
  if (const test *t = e.b.planned (test_kind::length_at_most))
    e.b.go_on_if (t->kind, length, LE_EXPR,
                  build_int_cst (size_type_node,
                                 static_cast<HOST_WIDE_INT> (t->range.high)));
}

/* With pointers of 32 bits START + MOST may overflow.  There the difference is
   compared instead; as it may be negative, it is compared unsigned.  */
// cursor - start <= most  ->  cursor <= start + most
void
test_total (builder &b, tree start, tree cursor)
{
  const test *t = b.planned (test_kind::total_at_most);
  gcc_assert (t);
  HOST_WIDE_INT most = static_cast<HOST_WIDE_INT> (t->range.high);
  if (pointer_bits () > 32)
    return b.go_on_if (t->kind, cursor, LE_EXPR, b.advance (start, most));
  tree total = b.compute (POINTER_DIFF_EXPR, ptrdiff_type_node, cursor, start);
  b.go_on_if (t->kind, b.convert (size_type_node, total), LE_EXPR,
              build_int_cst (size_type_node, most));
}

} // namespace qrintf
