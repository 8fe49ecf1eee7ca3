/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that choose among literal formats.  See split-formats.h.

   // printf (c ? "a%d" : "b%d", x)
   //   ->  f = c ? "a%d" : "b%d";
   //       if (f == "a%d") printf ("a%d", x); else printf ("b%d", x)

   The test is one of addresses, which the optimizers thread with the choice.
   Equal addresses mean equal formats, whatever the linker merges.

   Left as they are: calls whose format may also be something else, or one of
   more than MOST_FORMATS, code that is to be small, and the calls of a function
   that would become too large by it.  */

#include "pass/split-formats.h"

#include "plan/budget.h"
#include "analysis/literals.h"
#include "recognise/opting-out.h"
#include "recognise/printf-call.h"

namespace qrintf
{
namespace
{

constexpr unsigned most_formats = 4;

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

/* One call for each of ALL, of which there are two at least.  */
void
split (const printf_call &call, const std::vector<tree> &all)
{
  tree name = call.format ();
  unsigned index = call.function->format;
  edge into = isolate (call.stmt);
  for (size_t i = 0; i + 1 < all.size (); i++)
    into = branch_to_copy (into, name, index, all[i], all.size () - i);
  set_format (call.stmt, index, all.back ());
}

/* May CALL, whose format is one of ALL, be split?  */
bool
is_choice (const printf_call &call, const std::vector<tree> &all)
{
  return !all.empty () && all.size () <= most_formats
         && !c_getstr (call.format ())
         && !optimize_bb_for_size_p (gimple_bb (call.stmt));
}

} // namespace

unsigned
depth_of_loops (gimple *stmt)
{
  basic_block block = gimple_bb (stmt);
  return (block->loop_father ? bb_loop_depth (block) : 0)
         + !!(block->flags & BB_IRREDUCIBLE_LOOP);
}

void
split_formats (function *fun, hash_set<gimple *> &left)
{
  literals known;
  lowering_budget budget;
  auto weight = [&] (const printf_call &call) {
    return budget.usual_weight * known.of (call.format ()).all.size ();
  };
  auto_vec<gcall *> candidates;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
  for (auto gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (auto call = recognise (gsi_stmt (gsi)))
      if (tree format = call->format ();
          format && TREE_CODE (format) == SSA_NAME && !opted_out (*call)
          && is_choice (*call, known.of (format).all))
        {
          candidates.safe_push (call->stmt);
          budget.add (depth_of_loops (call->stmt), weight (*call));
        }
  if (candidates.is_empty ())
    return;

  initialize_original_copy_tables ();
  for (gcall *stmt : candidates)
    {
      printf_call call = *recognise (stmt);
      if (budget.has_room (depth_of_loops (stmt), weight (call)))
        split (call, known.of (call.format ()).all);
      else
        left.add (stmt);
    }
  free_original_copy_tables ();
  free_dominance_info (fun, CDI_DOMINATORS);
  free_dominance_info (fun, CDI_POST_DOMINATORS);
  mark_virtual_operands_for_renaming (fun);
  update_ssa (TODO_update_ssa);
}

} // namespace qrintf
