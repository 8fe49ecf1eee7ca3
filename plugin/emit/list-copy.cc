/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copies of a va_list.  See list-copy.h.

   GCC copies a va_list by loads of sixteen bytes.  Such a load covers several
   stores of four and eight bytes by va_start just before, which the processor
   cannot forward to it.  The load waits until the stores have reached the
   cache, and so does the reader of the copy.  Loads of single members do not
   wait.  They are volatile, as GCC would merge them otherwise.

   Refused: a va_list that is not an array of one struct, and a copy with a
   store or a call between it and the call that reads it.  */

#include "emit/list-copy.h"

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

} // namespace

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

} // namespace qrintf
