/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Neighbours.  See neighbours.h.

   What stands between two calls may compute, load and store.  Refused is what
   might look at the stream or change it:
     calls      but for those of builtins that only read memory, such as strlen
     asm        and volatile accesses
     FILE       accesses to its members, as the inline putc_unlocked makes; but
                of a loop over an array of streams GCC forgets what it reads
     stdout     stores that may be to it, where a call prints to what it is
   and what ends the block, but for the edge by which the first call throws.  */

#include "analysis/neighbours.h"

#include "gcc/gcc-includes.h"

namespace qrintf
{
namespace
{

/* How many statements there are between two calls at most.  */
constexpr int most_between = 64;

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
   is computed from one.  */
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
  /* Of an access in a loop GCC may keep no pointer, but the type of what is
     accessed.  */
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

/* Whether TARGET, which is stored to, may be the variable stdout: a pointer in
   memory that the unit has no name for.  */
bool
may_be_stdout (tree target)
{
  tree base = get_base_address (target);
  if (base && DECL_P (base))
    return DECL_EXTERNAL (base);
  tree size = TYPE_SIZE (TREE_TYPE (target));
  return POINTER_TYPE_P (TREE_TYPE (target))
         || (get_alias_set (target) == 0
             && !(size && tree_int_cst_lt (size, TYPE_SIZE (ptr_type_node))));
}

/* Whether STMT may stand between two calls; BY_STDOUT says that one of them
   reads stdout.  */
bool
is_harmless (gimple *stmt, bool by_stdout)
{
  if (is_gimple_debug (stmt) || gimple_clobber_p (stmt)
      || gimple_code (stmt) == GIMPLE_NOP
      || gimple_code (stmt) == GIMPLE_PREDICT)
    return true;
  if (gimple_has_volatile_ops (stmt))
    return false;
  if (gcall *call = dyn_cast<gcall *> (stmt))
    return is_harmless_call (call);
  if (!is_gimple_assign (stmt))
    return false;
  if (gimple_vdef (stmt)
      && (is_in_stream (gimple_assign_lhs (stmt))
          || (by_stdout && may_be_stdout (gimple_assign_lhs (stmt)))))
    return false;
  return !gimple_vuse (stmt) || !gimple_assign_single_p (stmt)
         || !is_in_stream (gimple_assign_rhs1 (stmt));
}

/* The first statement after STMT that is executed whenever STMT returns; at the
   end of a function, or where that depends, the iterator is at its end.  */
gimple_stmt_iterator
after (gimple *stmt)
{
  gimple_stmt_iterator next = gsi_for_stmt (stmt);
  gsi_next (&next);
  basic_block block = gimple_bb (stmt);
  if (!gsi_end_p (next) || !stmt_ends_bb_p (stmt) || !is_gimple_call (stmt))
    return next;
  edge on = find_fallthru_edge (block->succs);
  for (edge out : block->succs)
    if (out != on && !(out->flags & EDGE_EH))
      return next;
  if (!on || !single_pred_p (on->dest) || phi_nodes (on->dest))
    return next;
  return gsi_start_bb (on->dest);
}

/* The load that gives CALL its stream, or null.  */
gimple *
load_of_stream (const printf_call &call)
{
  tree stream = call.destination ();
  if (!stream || TREE_CODE (stream) != SSA_NAME)
    return nullptr;
  gimple *load = SSA_NAME_DEF_STMT (stream);
  return gimple_assign_load_p (load) && !gimple_has_volatile_ops (load)
             ? load
             : nullptr;
}

/* Whether CALL prints to what stdout is.  */
bool
is_to_stdout (const printf_call &call)
{
  if (!call.destination ())
    return true;
  gimple *load = load_of_stream (call);
  tree from = load ? gimple_assign_rhs1 (load) : NULL_TREE;
  return from && VAR_P (from) && DECL_EXTERNAL (from) && TREE_PUBLIC (from)
         && id_equal (DECL_ASSEMBLER_NAME (from), "stdout");
}

/* Whether nothing from FIRST to LAST, which follows it in its block, changes
   what REFERENCE reads, but for the call CALL.  */
bool
is_unchanged (tree reference, gimple *first, gimple *last, gimple *call)
{
  for (gimple_stmt_iterator at = gsi_for_stmt (first); !gsi_end_p (at);)
    {
      gimple *stmt = gsi_stmt (at);
      if (stmt == last)
        return true;
      if (stmt != call && stmt_may_clobber_ref_p (stmt, reference))
        return false;
      if (stmt == call)
        at = after (stmt);
      else
        gsi_next (&at);
    }
  return false;
}

/* Whether CALL and NEXT, between which nothing is stored to stdout, print to
   the same stream.  It may be loaded for each, as CALL might have changed it;
   but it did not if the stream had room for its text.  */
bool
have_one_stream (const printf_call &call, const printf_call &next)
{
  if (call.destination () && call.destination () == next.destination ())
    return true;
  gimple *first = load_of_stream (call), *second = load_of_stream (next);
  if (first && second)
    return operand_equal_p (gimple_assign_rhs1 (first),
                            gimple_assign_rhs1 (second))
           && is_unchanged (gimple_assign_rhs1 (first), first, second,
                            call.stmt);
  if (!is_to_stdout (call) || !is_to_stdout (next))
    return false;
  /* printf itself reads stdout.  */
  if (first)
    return is_unchanged (gimple_assign_rhs1 (first), first, call.stmt, nullptr);
  return !second
         || is_unchanged (gimple_assign_rhs1 (second), call.stmt, second,
                          call.stmt);
}

} // namespace

bool
are_neighbours (const printf_call &call, const printf_call &next)
{
  if (call.function->locked != next.function->locked
      || !have_one_stream (call, next))
    return false;
  bool by_stdout = !call.destination () || !next.destination ();
  gimple_stmt_iterator at = after (call.stmt);
  for (int i = 0; i < most_between && !gsi_end_p (at); i++, gsi_next (&at))
    if (gsi_stmt (at) == next.stmt)
      return true;
    else if (!is_harmless (gsi_stmt (at), by_stdout))
      return false;
  return false;
}

} // namespace qrintf
