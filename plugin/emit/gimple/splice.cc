/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts built segments into the control flow graph.  See builder.h.  */

#include "emit/gimple/builder.h"

namespace qrintf
{
namespace
{

/* The edge that an exception of CALL takes, or null.  */
edge
find_eh_edge (gcall *call)
{
  edge out;
  edge_iterator i;
  FOR_EACH_EDGE (out, i, gimple_bb (call)->succs)
  if (out->flags & EDGE_EH)
    return out;
  return nullptr;
}

/* The block that CALL returns to.  CALL becomes the last statement of
   BLOCK.  */
basic_block
block_after (gcall *call, basic_block block)
{
  if (!stmt_ends_bb_p (call))
    return split_block (block, call)->dest;
  return split_edge (find_fallthru_edge (block->succs));
}

/* Replace CALL by STATEMENTS.  If CALL throws to a landing pad, the last of
   STATEMENTS is a call that throws to the same one, or that never throws.  */
void
replace_statement (gcall *call, gimple_seq statements)
{
  gimple_stmt_iterator gsi = gsi_for_stmt (call);
  basic_block block = gimple_bb (call);
  int landing_pad = lookup_stmt_eh_lp (call);
  gimple *last = gimple_seq_last_stmt (statements);
  gsi_insert_seq_before (&gsi, statements, GSI_SAME_STMT);
  unlink_stmt_vdef (call);
  tree vdef = gimple_vdef (call);
  gsi_remove (&gsi, true);
  if (landing_pad && stmt_could_throw_p (cfun, last))
    add_stmt_to_eh_lp (last, landing_pad);
  gimple_purge_dead_eh_edges (block);
  if (vdef && TREE_CODE (vdef) == SSA_NAME)
    release_ssa_name (vdef);
}

/* Give NAME the value RESULT at the end of STATEMENTS.  If the last statement
   computes RESULT, it computes NAME directly, without a copy: passes that look
   for the conversion behind a value look back one statement only.  */
void
name_result (gimple_seq *statements, tree name, tree result, location_t where)
{
  gimple *last = gimple_seq_last_stmt (*statements);
  if (last && is_gimple_assign (last) && gimple_assign_lhs (last) == result
      && has_zero_uses (result))
    {
      gimple_assign_set_lhs (last, name);
      SSA_NAME_DEF_STMT (name) = last;
      release_ssa_name (result);
      return;
    }
  gassign *assign = gimple_build_assign (name, result);
  place_at (assign, where);
  gimple_seq_add_stmt (statements, assign);
}

// x = call (…)  ->  …; x = result
void
replace_call (gcall *call, const std::vector<segment> &segments, tree result)
{
  gimple_seq rest = nullptr;
  for (size_t i = 1; i < segments.size (); i++)
    gimple_seq_add_seq (&rest, segments[i].statements);
  tree lhs = gimple_call_lhs (call);
  if (lhs)
    gimple_call_set_lhs (call, NULL_TREE);
  if (segments.front ().throws && stmt_ends_bb_p (call))
    {
      if (lhs)
        name_result (&rest, lhs, result, gimple_location (call));
      basic_block after = block_after (call, gimple_bb (call));
      gimple_stmt_iterator start = gsi_after_labels (after);
      gsi_insert_seq_before (&start, rest, GSI_SAME_STMT);
      return replace_statement (call, segments.front ().statements);
    }
  gimple_seq all = segments.front ().statements;
  gimple_seq_add_seq (&all, rest);
  if (lhs)
    name_result (&all, lhs, result, gimple_location (call));
  replace_statement (call, all);
}

/* A new block of the fast path, in the innermost loop that contains
   FALLBACK.  */
basic_block
add_block (basic_block after, basic_block fallback, profile_count count)
{
  basic_block block = create_empty_bb (after);
  block->count = count;
  block->flags |= fallback->flags & BB_IRREDUCIBLE_LOOP;
  add_bb_to_loop (block, fallback->loop_father);
  return block;
}

edge
add_edge (basic_block from, basic_block to, int flags,
          profile_probability probability)
{
  flags |= from->flags & to->flags & BB_IRREDUCIBLE_LOOP ? EDGE_IRREDUCIBLE_LOOP
                                                         : 0;
  edge e = make_edge (from, to, flags);
  e->probability = probability;
  return e;
}

/* End BLOCK with the test of S.  If the test passes, control goes to the new
   block that is returned, otherwise to OTHERWISE.  */
basic_block
add_test (basic_block block, const segment &s, basic_block otherwise,
          location_t where)
{
  gimple_stmt_iterator gsi = gsi_last_bb (block);
  gcond *cond
      = gimple_build_cond (s.code, s.left, s.right, NULL_TREE, NULL_TREE);
  place_at (cond, where);
  gsi_insert_after (&gsi, cond, GSI_NEW_STMT);

  profile_probability likely
      = as_profiled (block, profile_probability::very_likely ());
  basic_block next
      = add_block (block, otherwise, block->count.apply_probability (likely));
  add_edge (block, next, EDGE_TRUE_VALUE, likely);
  add_edge (block, otherwise, EDGE_FALSE_VALUE, likely.invert ());
  return next;
}

/* A new block with STATEMENTS that leads to FALLBACK; FALLBACK itself if there
   are none.  */
basic_block
add_undo (gimple_seq statements, basic_block fallback)
{
  if (!statements)
    return fallback;
  basic_block block = add_block (fallback->prev_bb, fallback, fallback->count);
  gimple_stmt_iterator end = gsi_last_bb (block);
  gsi_insert_seq_after (&end, statements, GSI_CONTINUE_LINKING);
  add_edge (block, fallback, EDGE_FALLTHRU, profile_probability::always ());
  return block;
}

/* End the lives of VARIABLES, which only the fast path uses, before CALL.  */
void
end_lives (const std::vector<tree> &variables, gcall *call)
{
  gimple_stmt_iterator before = gsi_for_stmt (call);
  for (tree variable : variables)
    gsi_insert_before (&before, build_end_of_life (variable), GSI_SAME_STMT);
}

/* Let the last statement of BLOCK, a call, throw to the landing pad of CALL, if
   it can throw.  Returns the new block that control reaches otherwise.  */
basic_block
end_with_throw (basic_block block, gcall *call)
{
  gimple *last = gsi_stmt (gsi_last_bb (block));
  basic_block next = add_block (block, block, block->count);
  add_edge (block, next, EDGE_FALLTHRU, profile_probability::always ());
  int landing_pad = lookup_stmt_eh_lp (call);
  if (!landing_pad || !stmt_could_throw_p (cfun, last))
    return next;
  add_stmt_to_eh_lp (last, landing_pad);
  if (edge model = find_eh_edge (call))
    {
      edge out = make_edge (block, model->dest, model->flags);
      out->probability = as_profiled (block, profile_probability::never ());
      for (gphi_iterator i = gsi_start_phis (out->dest); !gsi_end_p (i);
           gsi_next (&i))
        add_phi_arg (i.phi (), PHI_ARG_DEF_FROM_EDGE (i.phi (), model), out,
                     gimple_phi_arg_location_from_edge (i.phi (), model));
    }
  return next;
}

/* A value at the start of JOIN: FAST if control comes by INTO_JOIN, the end of
   the fast path, and SLOW if it comes from FALLBACK.  It gets the SSA name
   NAME, or a new one.  */
tree
merge (basic_block join, tree name, edge into_join, tree fast,
       basic_block fallback, tree slow, location_t where)
{
  if (!name)
    name = make_ssa_name (TREE_TYPE (fast));
  gphi *phi = create_phi_node (name, join);
  add_phi_arg (phi, fast, into_join, where);
  add_phi_arg (phi, slow, find_edge (fallback, join), where);
  return name;
}

/* Put CALL into a block of its own, to which no edge leads.  Returns that
   block.  */
basic_block
detach (gcall *call)
{
  basic_block head = gimple_bb (call);
  gimple_stmt_iterator before = gsi_for_stmt (call);
  gsi_prev (&before);
  edge into = gsi_end_p (before) ? split_block_after_labels (head)
                                 : split_block (head, gsi_stmt (before));
  basic_block own = into->dest;
  remove_edge (into);
  if (head->count.initialized_p ())
    own->count = profile_count::zero ().guessed_local ();
  return own;
}

/* Insert the code of BUILT behind BLOCK.  Failed tests lead to FALLBACK.  The
   code inherits the exception handling of CALL.  Returns the last block.  */
basic_block
add_fast_path (basic_block block, const builder &built, basic_block fallback,
               gcall *call)
{
  location_t where = gimple_location (call);
  basic_block undo = add_undo (built.undoing (), fallback);
  for (const segment &s : built.all ())
    {
      gimple_stmt_iterator end = gsi_last_bb (block);
      gsi_insert_seq_after (&end, s.statements, GSI_CONTINUE_LINKING);
      if (s.throws && stmt_ends_bb_p (call))
        block = end_with_throw (block, call);
      else if (s.code != ERROR_MARK)
        block = add_test (block, s, s.undo ? undo : fallback, where);
    }
  return block;
}

// x = call (…)  ->  if (test) { …; x1 = result } else x2 = call (…);
//                   x = PHI (x1, x2)
std::vector<tree>
branch_around_call (gcall *call, const builder &built, tree result)
{
  location_t where = gimple_location (call);
  basic_block head = gimple_bb (call);
  basic_block join = block_after (call, head);
  basic_block fallback = detach (call);
  end_lives (built.clobbered (), call);
  basic_block block = add_fast_path (head, built, fallback, call);
  edge into_join
      = add_edge (block, join, EDGE_FALLTHRU, profile_probability::always ());
  if (tree lhs = gimple_call_lhs (call))
    {
      tree fallback_result = make_ssa_name (TREE_TYPE (lhs), call);
      gimple_call_set_lhs (call, fallback_result);
      merge (join, lhs, into_join, result, fallback, fallback_result, where);
    }
  update_stmt (call);
  std::vector<tree> left;
  for (tree value : built.left_over ())
    left.push_back (merge (join, NULL_TREE, into_join, value, fallback,
                           build_int_cst (TREE_TYPE (value), 0), where));
  return left;
}

// if (f == "…") x1 = call ("…"); else x2 = call (f)
//   ->  if (f == "…" && test) { …; x1 = result } else x2 = call (f)
void
branch_to_other_call (gcall *call, const builder &built, tree result,
                      gcall *otherwise)
{
  basic_block head = gimple_bb (call);
  basic_block join = block_after (call, head);
  basic_block dead = detach (call);
  basic_block block = add_fast_path (head, built, gimple_bb (otherwise), call);
  if (tree lhs = gimple_call_lhs (call))
    {
      gimple_call_set_lhs (call, NULL_TREE);
      gimple_seq named = nullptr;
      name_result (&named, lhs, result, gimple_location (call));
      gimple_stmt_iterator end = gsi_last_bb (block);
      gsi_insert_seq_after (&end, named, GSI_CONTINUE_LINKING);
    }
  add_edge (block, join, EDGE_FALLTHRU, profile_probability::always ());
  unlink_stmt_vdef (call);
  delete_basic_block (dead);
}

} // namespace

profile_probability
as_profiled (const_basic_block block, profile_probability probability)
{
  return block->count.initialized_p () ? probability
                                       : profile_probability::uninitialized ();
}

std::vector<tree>
splice (gcall *call, const builder &built, tree result, bool keep_call,
        gcall *otherwise)
{
  if (keep_call && otherwise && built.left_over ().empty ()
      && built.clobbered ().empty ())
    {
      branch_to_other_call (call, built, result, otherwise);
      return {};
    }
  if (keep_call)
    return branch_around_call (call, built, result);
  gcc_assert (built.left_over ().empty ());
  replace_call (call, built.all (), result);
  return {};
}

void
execute_if_set (gimple *stmt, tree value, basic_block block)
{
  edge past = split_block_after_labels (block);
  basic_block rest = past->dest;
  segment s;
  s.code = NE_EXPR;
  s.left = value;
  s.right = build_int_cst (TREE_TYPE (value), 0);
  remove_edge (past);
  basic_block then = add_test (block, s, rest, gimple_location (stmt));
  gimple_stmt_iterator end = gsi_last_bb (then);
  gsi_insert_after (&end, stmt, GSI_NEW_STMT);
  add_edge (then, rest, EDGE_FALLTHRU, profile_probability::always ());
}

} // namespace qrintf
