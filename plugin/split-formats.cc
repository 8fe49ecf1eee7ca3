/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that choose among literal formats.  See split-formats.h.

   // printf (c ? "a%d" : "b%d", x)
   //   ->  f = c ? "a%d" : "b%d";
   //       if (f == "a%d") printf ("a%d", x); else printf ("b%d", x)

   The test is one of addresses, which the optimizers thread with the choice.
   Equal addresses mean equal formats, whatever the linker merges.

   Left as they are: calls whose format may also be something else, or one of
   more than MOST_FORMATS, and code that is to be small.  */

#include "split-formats.h"

#include "opting-out.h"
#include "printf-call.h"

namespace qrintf
{
namespace
{

constexpr unsigned most_formats = 4;
constexpr int deepest_choice = 3;

using formats = auto_vec<tree, most_formats + 1>;

/* Add the literals that FORMAT may be to ALL; false if it may be anything
   else.  */
bool
collect (tree format, formats &all, int depth)
{
  if (c_getstr (format))
    {
      for (tree known : all)
        if (operand_equal_p (known, format, 0))
          return true;
      all.safe_push (format);
      return all.length () <= most_formats;
    }
  if (TREE_CODE (format) != SSA_NAME || depth == 0)
    return false;
  gimple *stmt = SSA_NAME_DEF_STMT (format);
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    {
      for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
        if (!collect (gimple_phi_arg_def (phi, i), all, depth - 1))
          return false;
      return true;
    }
  return is_gimple_assign (stmt) && gimple_assign_rhs_code (stmt) == COND_EXPR
         && collect (gimple_assign_rhs2 (stmt), all, depth - 1)
         && collect (gimple_assign_rhs3 (stmt), all, depth - 1);
}

/* CALL alone in its block; the edge that leads there.  */
edge
isolate (gcall *call)
{
  basic_block block = gimple_bb (call);
  if (!stmt_ends_bb_p (call))
    split_block (block, call);
  gimple_stmt_iterator before = gsi_for_stmt (call);
  gsi_prev (&before);
  return gsi_end_p (before) ? split_block_after_labels (block)
                            : split_block (block, gsi_stmt (before));
}

void
set_format (gcall *call, unsigned index, tree format)
{
  gimple_call_set_arg (call, index, format);
  update_stmt (call);
}

/* On the way INTO the block of a call whose format is NAME: if NAME is FORMAT,
   to a copy of that block.  Of CHOICES formats all are as likely.  Gives the
   way on to the original.  */
edge
branch_to_copy (edge into, tree name, unsigned index, tree format,
                unsigned choices)
{
  basic_block head = split_edge (into);
  edge otherwise = single_succ_edge (head);
  basic_block original = otherwise->dest;
  gimple_stmt_iterator end = gsi_last_bb (head);
  gsi_insert_after (
      &end, gimple_build_cond (EQ_EXPR, name, format, NULL_TREE, NULL_TREE),
      GSI_NEW_STMT);

  basic_block copy = duplicate_block (original, NULL, head);
  copy->flags |= BB_DUPLICATED; /* what the next function goes by */
  add_phi_args_after_copy_bb (copy);
  copy->flags &= ~BB_DUPLICATED;
  otherwise->flags = (otherwise->flags & ~EDGE_FALLTHRU) | EDGE_FALSE_VALUE;
  edge taken = make_edge (head, copy, EDGE_TRUE_VALUE);
  taken->probability = profile_probability::always ().apply_scale (1, choices);
  otherwise->probability = taken->probability.invert ();
  copy->count = taken->count ();
  original->count = otherwise->count ();

  for (auto gsi = gsi_start_bb (copy); !gsi_end_p (gsi); gsi_next (&gsi))
    if (gcall *call = dyn_cast<gcall *> (gsi_stmt (gsi)))
      set_format (call, index, format);
  return otherwise;
}

bool
split (const printf_call &call)
{
  tree name = call.format ();
  formats all;
  if (TREE_CODE (name) != SSA_NAME || c_getstr (name)
      || optimize_bb_for_size_p (gimple_bb (call.stmt))
      || !collect (name, all, deepest_choice))
    return false;
  unsigned index = call.function->format;
  edge into = isolate (call.stmt);
  for (unsigned i = 0; i + 1 < all.length (); i++)
    into = branch_to_copy (into, name, index, all[i], all.length () - i);
  set_format (call.stmt, index, all.last ());
  return true;
}

} // namespace

void
split_formats (function *fun)
{
  auto_vec<gcall *> candidates;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
  for (auto gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (auto call = recognise (gsi_stmt (gsi)))
      if (tree format = call->format ();
          format && TREE_CODE (format) == SSA_NAME && !opted_out (*call))
        candidates.safe_push (call->stmt);

  bool changed = false;
  initialize_original_copy_tables ();
  for (gcall *stmt : candidates)
    changed |= split (*recognise (stmt));
  free_original_copy_tables ();
  if (!changed)
    return;
  free_dominance_info (fun, CDI_DOMINATORS);
  free_dominance_info (fun, CDI_POST_DOMINATORS);
  mark_virtual_operands_for_renaming (fun);
  update_ssa (TODO_update_ssa);
}

} // namespace qrintf
