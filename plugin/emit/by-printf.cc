/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a call of the runtime's printf: the same arguments, passed to
   another function.  If tests have to be made as well, the original call stays
   as the fallback.

   The fallback of direct code in a stream calls the runtime's printf only if
   another call has brought it into the program.  */

#include "embedding/runtime-calls.h"
#include "emit/list-copy.h"
#include "emit/sinks/sinks.h"

namespace qrintf
{
namespace
{

/* Continue only if the called pointer holds the expected function.  */
void
test_callee (emission &e)
{
  const test *t = e.b.planned (test_kind::callee_is_expected);
  if (!t)
    return;
  tree pointer = gimple_call_fn (e.call.stmt);
  tree expected = build_fold_addr_expr (e.call.callee);
  e.b.go_on_if (t->kind, pointer, EQ_EXPR,
                e.b.convert (TREE_TYPE (pointer), expected));
}

} // namespace

// printf (f, x)  ->  __qrintf_printf (f, x)
void
rename_call (const printf_call &call, const plan &plan)
{
  if (call.list ())
    copy_list_by_members (call);
  gimple_call_set_fndecl (call.stmt, entry_function (plan.entry, call.callee));
}

// fprintf (f, x)  ->  p = linked_fprintf (fprintf); p (f, x)
void
call_linked_printf (gcall *call, emitter linked)
{
  tree function = gimple_call_fn (call);
  gcall *find = gimple_build_call (emitter_function (linked), 1, function);
  tree found = make_ssa_name (emitter_parameter (linked, 0));
  gimple_call_set_lhs (find, found);
  gassign *typed = gimple_build_assign (make_ssa_name (TREE_TYPE (function)),
                                        NOP_EXPR, found);
  gimple_stmt_iterator before = gsi_for_stmt (call);
  for (gimple *statement : { static_cast<gimple *> (find),
                             static_cast<gimple *> (typed) })
    {
      place_at (statement, gimple_location (call));
      gsi_insert_before (&before, statement, GSI_SAME_STMT);
    }
  gimple_call_set_fn (call, gimple_assign_lhs (typed));
  update_stmt (call);
}

// n = asprintf (p, f, x)
//   ->  n = __qrintf_asprintf (p, f, x); if (n != INT32_MIN) n
//
// n = call (p, size, f, list)
//   ->  if (call == vsnprintf) n = __qrintf_vsnprintf (p, size, f, list)
tree
call_printf (emission &e)
{
  if (e.call.list ())
    copy_list_by_members (e.call);
  test_callee (e);
  /* A va_list that is a structure may be a MEM_REF.  GCC does not allow
     statements to share such an operand, and the original call stays as the
     fallback with its own.  */
  auto_vec<tree, 16> arguments;
  for (unsigned i = 0; i < gimple_call_num_args (e.call.stmt); i++)
    arguments.safe_push (unshare_expr (gimple_call_arg (e.call.stmt, i)));
  tree result = e.b.call_throwing (
      entry_function (e.plan.entry, e.call.callee), arguments);
  if (e.b.planned (test_kind::function_is_libcs))
    e.b.go_on_if (test_kind::function_is_libcs, result, NE_EXPR,
                  build_int_cst (TREE_TYPE (result), INT32_MIN));
  return e.b.convert (integer_type_node, result);
}

} // namespace qrintf
