/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Neighbours.  See runs.h.

   Statements between two calls may compute, load, store and branch.  Refused
   are statements that might read or change the stream, or leave the function:

     calls      except of builtins that only read memory, such as strlen
     asm        and volatile accesses
     FILE       accesses to its members, such as those of the inline
                putc_unlocked.  In a loop over an array of streams GCC does not
                keep the type of the accessed object.
     stdout     stores that may change it, if the call prints to the value of
                stdout, and stores to any other variable that holds the
     stream */

#include "analysis/runs/runs.h"

#include "analysis/knowledge.h"

#include <algorithm>

namespace qrintf
{
namespace
{

bool
is_stream (tree type)
{
  if (TREE_CODE (type) != RECORD_TYPE || !TYPE_NAME (type))
    return false;
  tree name = TYPE_NAME (type);
  if (TREE_CODE (name) == TYPE_DECL)
    name = DECL_NAME (name);
  return name && (id_equal (name, "_IO_FILE") || id_equal (name, "FILE"));
}

/* Whether REFERENCE is to a member of a stream, or to memory at an address that
   is computed from such a member.  */
bool
is_in_stream (tree reference)
{
  for (; handled_component_p (reference);
       reference = TREE_OPERAND (reference, 0))
    if (TREE_CODE (reference) == COMPONENT_REF
        && is_stream (TREE_TYPE (TREE_OPERAND (reference, 0))))
      return true;
  if (is_stream (TREE_TYPE (reference)))
    return true;
  if (TREE_CODE (reference) != MEM_REF
      && TREE_CODE (reference) != TARGET_MEM_REF)
    return false;
  /* For an access in a loop GCC may keep the type of the accessed object
     without a pointer to it.  */
  tree pointer = TREE_TYPE (TREE_OPERAND (reference, 0));
  return (POINTER_TYPE_P (pointer) && is_stream (TREE_TYPE (pointer)))
         || is_stream (TREE_TYPE (reference_alias_ptr_type (reference)));
}

bool
is_harmless_call (gcall *call)
{
  tree callee = gimple_call_fndecl (call);
  return callee && fndecl_built_in_p (callee, BUILT_IN_NORMAL)
         && gimple_call_flags (call) & (ECF_CONST | ECF_PURE);
}

/* Whether the store to TARGET may change the variable stdout.  The unit may
   have no declaration of that variable.  */
bool
may_be_stdout (tree target)
{
  tree base = get_base_address (target);
  if (base && DECL_P (base))
    return DECL_EXTERNAL (base) || is_stdout (base);
  if (base && TREE_CODE (base) == MEM_REF
      && !ptr_deref_may_alias_global_p (TREE_OPERAND (base, 0), false))
    return false;
  return alias_sets_conflict_p (get_alias_set (target),
                                get_alias_set (ptr_type_node));
}

/* Whether the store STMT may change the variable that the stream of FIRST is
   loaded from.  A call that prints to the value of stdout may have no load, so
   for it every store that may reach stdout counts.  */
bool
changes_which_stream (gimple *stmt, const printf_call &first)
{
  if (is_loaded_from_stdout (first) && may_be_stdout (gimple_assign_lhs (stmt)))
    return true;
  gimple *load = load_of_stream (first);
  return load && stmt_may_clobber_ref_p (stmt, gimple_assign_rhs1 (load));
}

/* Whether LOAD reads the same value everywhere in RANGE, which has no harmful
   statement.  */
bool
is_of_range (gimple *load, const run_range &range)
{
  if (gimple_bb (load) != gimple_bb (range.start))
    return range.has (gimple_bb (load));
  if (gimple_uid (load) > gimple_uid (range.start))
    return true;
  for (auto at = gsi_for_stmt (load); gsi_stmt (at) != range.start;
       gsi_next (&at))
    if (stmt_may_clobber_ref_p (gsi_stmt (at), gimple_assign_rhs1 (load)))
      return false;
  return true;
}

} // namespace

bool
run_range::has (basic_block block) const
{
  return std::find (blocks.begin (), blocks.end (), block) != blocks.end ();
}

bool
is_harmless (gimple *stmt, const printf_call *first)
{
  switch (gimple_code (stmt))
    {
    case GIMPLE_DEBUG:
    case GIMPLE_NOP:
    case GIMPLE_PREDICT:
    case GIMPLE_LABEL:
    case GIMPLE_COND:
    case GIMPLE_SWITCH:
      return true;
    case GIMPLE_CALL:
      return is_harmless_call (as_a<gcall *> (stmt));
    case GIMPLE_ASSIGN:
      break;
    default:
      return false;
    }
  if (gimple_clobber_p (stmt))
    return true;
  if (gimple_has_volatile_ops (stmt))
    return false;
  if (gimple_vdef (stmt)
      && (is_in_stream (gimple_assign_lhs (stmt))
          || (first && changes_which_stream (stmt, *first))))
    return false;
  return !gimple_vuse (stmt) || !gimple_assign_single_p (stmt)
         || !is_in_stream (gimple_assign_rhs1 (stmt));
}

/* The stream may be loaded anew for each call, because to GCC the previous call
   might have changed the variable.  If the stream had room for the text of that
   call, it did not.  */
bool
have_one_stream (const printf_call &first, const printf_call &next,
                 const run_range &range)
{
  if (first.function->locked != next.function->locked)
    return false;
  if (first.destination () == next.destination ())
    return true;
  gimple *one = load_of_stream (first), *other = load_of_stream (next);
  bool same = one && other ? operand_equal_p (gimple_assign_rhs1 (one),
                                              gimple_assign_rhs1 (other))
                           : is_loaded_from_stdout (first)
                                 && is_loaded_from_stdout (next);
  return same && (!one || is_of_range (one, range))
         && (!other || is_of_range (other, range));
}

bool
is_known_before (const printf_call &first, const run_range &range, tree &stream)
{
  stream = first.stream ();
  if (!stream || TREE_CODE (stream) != SSA_NAME)
    return true;
  gimple *made = SSA_NAME_DEF_STMT (stream);
  basic_block block = gimple_bb (made);
  if (!block || block == range.blocks.front () || !range.has (block))
    return true;
  stream = NULL_TREE;
  return is_loaded_from_stdout (first);
}

} // namespace qrintf
