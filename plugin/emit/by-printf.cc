/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a call of the runtime's printf: the same arguments, passed to
   another function.  If tests have to be made as well, the original call stays
   as the fallback.

   The fallback of direct code in a stream calls the runtime's printf only if
   another call has brought it into the program.

   GCC copies a va_list by loads of sixteen bytes.  Such a load covers several
   stores of four and eight bytes by va_start just before, which the processor
   cannot forward to it.  The load waits until the stores have reached the
   cache, and so does the reader of the copy.  Loads of single members do not
   wait.  They are volatile, as GCC would merge them otherwise.

   Not copied so: a va_list that is not an array of one struct, and a copy with
   a store or a call between it and the call that reads it.  */

#include "embedding/runtime-calls.h"
#include "emit/emission.h"

namespace qrintf
{
namespace
{

/* The va_copy whose result CALL reads, or null.  */
gcall *
copy_for (const printf_call &call)
{
  tree before = gimple_vuse (call.stmt);
  if (!before || TREE_CODE (before) != SSA_NAME)
    return nullptr;
  gimple *stmt = SSA_NAME_DEF_STMT (before);
  if (!gimple_call_builtin_p (stmt, BUILT_IN_VA_COPY)
      || !operand_equal_p (gimple_call_arg (stmt, 0), call.list (), 0))
    return nullptr;
  return as_a<gcall *> (stmt);
}

/* The element type of a va_list if that is an array, or null.  */
tree
list_record ()
{
  tree type = va_list_type_node;
  if (TREE_CODE (type) != ARRAY_TYPE)
    return NULL_TREE;
  return TREE_CODE (TREE_TYPE (type)) == RECORD_TYPE ? TREE_TYPE (type)
                                                     : NULL_TREE;
}

/* The member FIELD of the va_list at ADDRESS.  */
tree
member (tree field, tree address)
{
  tree type = build_qualified_type (TREE_TYPE (field), TYPE_QUAL_VOLATILE);
  tree offset = fold_convert (build_pointer_type (char_type_node),
                              byte_position (field));
  tree reference = build2 (MEM_REF, type, address, offset);
  TREE_THIS_VOLATILE (reference) = 1;
  return reference;
}

/* ADDRESS as the base of a MEM_REF, which must be an SSA name or the address of
   a whole object.  The address of a member or an element is assigned to a name
   by a statement appended to STATEMENTS.  */
tree
base_address (tree address, gimple_seq *statements)
{
  if (is_gimple_mem_ref_addr (address))
    return address;
  tree name = make_ssa_name (TREE_TYPE (address));
  gimple_seq_add_stmt (statements, gimple_build_assign (name, address));
  return name;
}

/* If CALL's va_list is a copy that has just been made, make that copy member by
   member.  */
// va_copy (to, from)
//   ->  to->gp_offset = from->gp_offset; to->fp_offset = from->fp_offset; …
void
copy_list_by_members (const printf_call &call)
{
  gcall *copy = copy_for (call);
  tree record = list_record ();
  if (!copy || !record)
    return;
  gimple_seq statements = nullptr;
  tree to = base_address (gimple_call_arg (copy, 0), &statements);
  tree from = base_address (gimple_call_arg (copy, 1), &statements);
  for (tree f = TYPE_FIELDS (record); f; f = DECL_CHAIN (f))
    if (TREE_CODE (f) == FIELD_DECL)
      {
        tree value = make_ssa_name (TYPE_MAIN_VARIANT (TREE_TYPE (f)));
        for (gassign *stmt : { gimple_build_assign (value, member (f, from)),
                               gimple_build_assign (member (f, to), value) })
          {
            place_at (stmt, gimple_location (copy));
            gimple_seq_add_stmt (&statements, stmt);
          }
      }
  gimple_stmt_iterator gsi = gsi_for_stmt (copy);
  unlink_stmt_vdef (copy);
  tree vdef = gimple_vdef (copy);
  gsi_replace_with_seq (&gsi, statements, true);
  if (vdef && TREE_CODE (vdef) == SSA_NAME)
    release_ssa_name (vdef);
}

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
