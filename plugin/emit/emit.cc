/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a whole call: first the tests of values and sizes, then the text
   by the strategy of the plan.  See emit.h.

   The pass that uses known lengths puts a call of printed_length behind a call
   of the family, because the result of that call may not be the length of the
   string in the buffer.  The result of direct code always is.  */

#include "emit/emit.h"

#include "embedding/runtime-calls.h"
#include "emit/emission.h"
#include "emit/gimple/builder.h"
#include "recognise/c-library/c-library.h"
#include "recognise/printf-call.h"

namespace qrintf
{
namespace
{

/* The calls of printed_length whose argument is RESULT, the result of a call of
   the family.  */
std::vector<gcall *>
askers_for (tree result)
{
  std::vector<gcall *> askers;
  gimple *use;
  imm_use_iterator i;
  FOR_EACH_IMM_USE_STMT (use, i, result)
  if (gcall *call = dyn_cast<gcall *> (use))
    if (gimple_call_fndecl (call) == emitter_function (emitter::printed_length))
      askers.push_back (call);
  return askers;
}

/* Put STMT behind the last statement of BLOCK.  */
void
append (basic_block block, gimple *stmt)
{
  gimple_stmt_iterator end = gsi_last_bb (block);
  gsi_insert_after (&end, stmt, GSI_NEW_STMT);
}

// n = PHI (n1, n2); …; length = printed_length (s, n, most)
//   ->  length1 = n1 | length2 = printed_length (s, n2, most);
//       length = PHI (length1, length2)
void
ask_behind_fallback (gcall *asker, gphi *result, tree of_fallback)
{
  tree length = gimple_call_lhs (asker);
  gimple_stmt_iterator at = gsi_for_stmt (asker);
  gsi_remove (&at, false);
  gphi *joined = create_phi_node (length, gimple_bb (result));
  for (unsigned i = 0; i < gimple_phi_num_args (result); i++)
    {
      tree n = gimple_phi_arg_def (result, i), part;
      edge path = gimple_phi_arg_edge (result, i);
      part = make_ssa_name (size_type_node);
      gimple *stmt = asker;
      if (n == of_fallback)
        {
          gimple_call_set_arg (asker, 1, n);
          gimple_call_set_lhs (asker, part);
        }
      else
        stmt = gimple_build_assign (part, NOP_EXPR, n);
      append (path->src, stmt);
      update_stmt (stmt);
      add_phi_arg (joined, part, path, UNKNOWN_LOCATION);
    }
}

/* Direct code has replaced CALL.  Its result, with the SSA name RESULT, is the
   length of the string in the buffer.  So calls of printed_length are needed
   only after the fallback, which is CALL itself if it still exists.  */
void
use_length_of_direct_code (gcall *call, tree result)
{
  std::vector<gcall *> askers = askers_for (result);
  gphi *joined = dyn_cast<gphi *> (SSA_NAME_DEF_STMT (result));
  for (gcall *asker : askers)
    if (!joined)
      {
        gimple_stmt_iterator at = gsi_for_stmt (asker);
        gassign *length
            = gimple_build_assign (gimple_call_lhs (asker), NOP_EXPR, result);
        gsi_replace (&at, length, false);
      }
    else if (!stmt_ends_bb_p (call))
      ask_behind_fallback (asker, joined, gimple_call_lhs (call));
}

/* The statements q = START + n of the program, where n is RESULT.  */
std::vector<gimple *>
sums_behind (tree start, tree result)
{
  std::vector<gimple *> sums;
  gimple *use, *sum;
  imm_use_iterator i, j;
  FOR_EACH_IMM_USE_STMT (use, i, result)
  if (gimple_assign_cast_p (use)
      && TYPE_PRECISION (TREE_TYPE (gimple_assign_lhs (use)))
             >= TYPE_PRECISION (integer_type_node))
    {
      FOR_EACH_IMM_USE_STMT (sum, j, gimple_assign_lhs (use))
      if (is_gimple_assign (sum)
          && gimple_assign_rhs_code (sum) == POINTER_PLUS_EXPR
          && operand_equal_p (gimple_assign_rhs1 (sum), start))
        sums.push_back (sum);
    }
  return sums;
}

/* END where the block of JOINED, the result of direct code or of its fallback
   CALL, is reached from direct code.  Elsewhere it is the sum of CALL's
   destination and result.  */
tree
join_ends (const printf_call &call, gphi *joined, tree end)
{
  tree start = call.destination (), n = gimple_call_lhs (call.stmt);
  gimple_seq behind_call = nullptr;
  tree of_fallback
      = gimple_build (&behind_call, POINTER_PLUS_EXPR, TREE_TYPE (start), start,
                      gimple_convert (&behind_call, sizetype, n));
  gimple_stmt_iterator at = gsi_for_stmt (call.stmt);
  gsi_insert_seq_after (&at, behind_call, GSI_NEW_STMT);
  tree found = make_ssa_name (TREE_TYPE (start));
  gphi *ends = create_phi_node (found, gimple_bb (joined));
  for (unsigned i = 0; i < gimple_phi_num_args (joined); i++)
    add_phi_arg (ends, gimple_phi_arg_def (joined, i) == n ? of_fallback : end,
                 gimple_phi_arg_edge (joined, i), UNKNOWN_LOCATION);
  return found;
}

/* Direct code has replaced CALL, whose text begins at START.  Let pointers
   behind the text that the program computes from its length RESULT be END,
   which spares them the wait for that computation.  */
// n = end - p; …; q = p + n  ->  q = end
void
use_end (const printf_call &call, tree start, tree result, tree end)
{
  std::vector<gimple *> sums = sums_behind (start, result);
  if (sums.empty ())
    return;
  if (gphi *joined = dyn_cast<gphi *> (SSA_NAME_DEF_STMT (result)))
    {
      if (stmt_ends_bb_p (call.stmt))
        return;
      end = join_ends (call, joined, end);
    }
  for (gimple *sum : sums)
    {
      gimple_stmt_iterator at = gsi_for_stmt (sum);
      gimple_assign_set_rhs_with_ops (&at, NOP_EXPR, end);
      update_stmt (gsi_stmt (at));
    }
}

text_writer
writer_for (strategy s)
{
  switch (s)
    {
    case strategy::direct:
    case strategy::guarded:
    case strategy::measured:
      return write_to_buffer;
    case strategy::scratch:
      return write_to_scratch;
    case strategy::cut:
      return write_cut;
    case strategy::length_only:
      return count_text;
    case strategy::stream:
      return write_to_stream;
    case strategy::reserved:
      return write_to_user_room;
    case strategy::in_place:
      return hand_over_in_place;
    case strategy::value:
      return print_value;
    case strategy::printf:
      return call_printf;
    }
  gcc_unreachable ();
}

/* Null for a stream: the text is made in its buffer.  */
text_receiver
receiver_for (sink s)
{
  switch (s)
    {
    case sink::buffer:
      return copy_to_buffer;
    case sink::stream:
      return nullptr;
    case sink::descriptor:
      return write_to_descriptor;
    case sink::allocation:
      return copy_to_allocation;
    case sink::append:
      return append_to_user_sink;
    case sink::reserve:
      return copy_to_user_room;
    case sink::fresh:
      return copy_to_user_string;
    }
  gcc_unreachable ();
}

/* Let CALL, which is a fallback, load stdout itself, so that the fast path
   keeps no register for it.  */
// f = stdout; …; fprintf (f, "%d", i)  ->  …; fprintf (stdout, "%d", i)
void
load_stdout_again (const printf_call &call)
{
  tree before = call.destination ();
  tree again = make_ssa_name (TREE_TYPE (before));
  gimple *load = SSA_NAME_DEF_STMT (before);
  gassign *assign = gimple_build_assign (again, gimple_assign_rhs1 (load));
  place_at (assign, gimple_location (call.stmt));
  gimple_stmt_iterator gsi = gsi_for_stmt (call.stmt);
  gsi_insert_before (&gsi, assign, GSI_SAME_STMT);
  gimple_call_set_arg (call.stmt, call.function->destination, again);
  update_stmt (call.stmt);
}

/* An argument of a fallback that is direct code: VALUE is loaded from SLOT.  */
struct kept_argument
{
  tree slot, value;
};

/* Give CALL, which is a fallback, arguments that it loads from the stack, so
   that the fast path keeps no register for them that survives calls.  stdout
   has been loaded again, and the stack is not for values of other types.  */
// fallback (x)  ->  slot = x; y = slot; fallback (y); slot = {CLOBBER}
std::vector<kept_argument>
keep_arguments (const printf_call &call)
{
  std::vector<kept_argument> kept;
  gimple_stmt_iterator at = gsi_for_stmt (call.stmt);
  for (unsigned i = 0; i < gimple_call_num_args (call.stmt); i++)
    {
      tree value = gimple_call_arg (call.stmt, i), type = TREE_TYPE (value);
      if (TREE_CODE (value) != SSA_NAME
          || (call.to_stdout && value == call.destination ())
          || !(INTEGRAL_TYPE_P (type) || POINTER_TYPE_P (type)))
        continue;
      type
          = build_qualified_type (TYPE_MAIN_VARIANT (type), TYPE_QUAL_VOLATILE);
      tree slot = create_tmp_var (type),
           own = make_ssa_name (TREE_TYPE (value));
      TREE_THIS_VOLATILE (slot) = TREE_SIDE_EFFECTS (slot) = 1;
      gsi_insert_before (&at, gimple_build_assign (slot, value), GSI_SAME_STMT);
      gsi_insert_before (&at, gimple_build_assign (own, slot), GSI_SAME_STMT);
      if (!stmt_ends_bb_p (call.stmt))
        gsi_insert_after (&at, gimple_build_assign (slot, build_clobber (type)),
                          GSI_SAME_STMT);
      gimple_call_set_arg (call.stmt, i, own);
      kept.push_back ({ slot, own });
    }
  update_stmt (call.stmt);
  return kept;
}

/* Load the value of KEPT where it is used, because a value that is loaded early
   would need a register that survives calls.  */
// y = slot; …; f (y)  ->  …; y1 = slot; f (y1)
void
load_at_uses (const kept_argument &kept)
{
  std::vector<gimple *> users;
  gimple *use;
  imm_use_iterator i;
  FOR_EACH_IMM_USE_STMT (use, i, kept.value)
  if (!is_a<gphi *> (use) && !is_gimple_debug (use))
    users.push_back (use);
  for (gimple *user : users)
    {
      tree value = make_ssa_name (TREE_TYPE (kept.value));
      gimple_stmt_iterator at = gsi_for_stmt (user);
      gsi_insert_before (&at, gimple_build_assign (value, kept.slot),
                         GSI_SAME_STMT);
      use_operand_p operand;
      ssa_op_iter j;
      FOR_EACH_SSA_USE_OPERAND (operand, user, j, SSA_OP_USE)
      if (USE_FROM_PTR (operand) == kept.value)
        SET_USE (operand, value);
      update_stmt (user);
    }
  if (!has_zero_uses (kept.value))
    return;
  gimple_stmt_iterator load = gsi_for_stmt (SSA_NAME_DEF_STMT (kept.value));
  gsi_remove (&load, true);
  release_ssa_name (kept.value);
}

} // namespace

void
emit (const printf_call &call, const plan &plan, stream_run &run,
      gcall *otherwise)
{
  gcc_assert (plan.refusal.empty ());
  use_emitters_of (call);
  if (plan.strategy == strategy::printf && !plan.has_fallback ())
    return rename_call (call, plan);
  emission e (call, plan, receiver_for (call.function->to), run);
  if (plan.continues)
    go_on_in_stream (e);
  test_values_and_sizes (e);
  tree result = writer_for (plan.strategy) (e);
  e.b.check_all_tests_made ();
  bool falls_back = plan.has_fallback () && !otherwise;
  tree start = e.end ? call.destination () : NULL_TREE;
  tree lhs = falls_back || !plan.has_fallback () ? call.result () : NULL_TREE;
  std::vector<tree> left
      = splice (call.stmt, e.b, result, plan.has_fallback (), otherwise);
  if (lhs
      && (plan.strategy == strategy::direct
          || plan.strategy == strategy::guarded
          || plan.strategy == strategy::measured))
    use_length_of_direct_code (call.stmt, lhs);
  if (falls_back && plan.strategy == strategy::stream && call.to_stdout
      && call.destination ())
    load_stdout_again (call);
  bool has_second = falls_back && plan.for_all_values;
  std::vector<kept_argument> kept;
  if (has_second)
    kept = keep_arguments (call);
  if (lhs && start)
    use_end (call, start, lhs, e.end);
  if (has_second)
    {
      stream_run no_run;
      emit (call, *plan.for_all_values, no_run);
      for (const kept_argument &argument : kept)
        load_at_uses (argument);
    }
  else if (falls_back && plan.fallback)
    call_linked_printf (call.stmt, *plan.fallback);
  if (plan.stays_open)
    stay_in_stream (e, left);
}

} // namespace qrintf
