/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Operations that several sinks share.  See emission.h.  */

#include "emit/emission.h"

namespace qrintf
{
namespace
{

/* Whether a subtraction of pointers computes VALUE.  */
bool
is_difference (tree value)
{
  return TREE_CODE (value) == SSA_NAME
         && is_gimple_assign (SSA_NAME_DEF_STMT (value))
         && gimple_assign_rhs_code (SSA_NAME_DEF_STMT (value))
                == POINTER_DIFF_EXPR;
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
  if (is_difference (difference) && plan.length.high <= INT_MAX)
    set_interval (difference, plan.length.low, plan.length.high);
  return b.convert (size_type_node, difference);
}

} // namespace qrintf
