/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Splits calls whose format may be one of several literals.  See
   lower.h.

   // printf (c ? "a%d" : "b%d", x)
   //   ->  f = c ? "a%d" : "b%d";
   //       if (f == "a%d") printf ("a%d", x); else printf ("b%d", x)

   // printf (gettext ("a%d"), x)
   //   ->  f = gettext ("a%d");
   //       if (f == "a%d") printf ("a%d", x); else printf (f, x)

   The test compares addresses, and jump threading merges it with the choice.
   Equal addresses are equal formats, even if the linker merges literals.  */

#include "pass/lower.h"

#include "emit/gimple/builder.h"

namespace qrintf
{
namespace
{

/* Split the block of CALL so that CALL is the only statement of its block.
   Returns the edge into that block.  */
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

/* The call in BLOCK, which has one.  */
gcall *
call_in (basic_block block)
{
  for (auto gsi = gsi_start_bb (block); !gsi_end_p (gsi); gsi_next (&gsi))
    if (gcall *call = dyn_cast<gcall *> (gsi_stmt (gsi)))
      return call;
  gcc_unreachable ();
}

/* INTO leads to the block of a call whose format is NAME.  Insert a test before
   it: if NAME is FORMAT, go to COPY, a new copy of that block.  The remaining
   CHOICES are taken for equally likely.  Returns the edge from the test to the
   original block.  */
edge
branch_to_copy (edge into, tree name, tree format, unsigned choices,
                basic_block &copy)
{
  basic_block head = split_edge (into);
  edge otherwise = single_succ_edge (head);
  basic_block original = otherwise->dest;
  gimple_stmt_iterator end = gsi_last_bb (head);
  gsi_insert_after (
      &end, gimple_build_cond (EQ_EXPR, name, format, NULL_TREE, NULL_TREE),
      GSI_NEW_STMT);

  copy = duplicate_block (original, NULL, head);
  copy->flags |= BB_DUPLICATED; /* add_phi_args_after_copy_bb needs it */
  add_phi_args_after_copy_bb (copy);
  copy->flags &= ~BB_DUPLICATED;
  otherwise->flags = (otherwise->flags & ~EDGE_FALLTHRU) | EDGE_FALSE_VALUE;
  edge taken = make_edge (head, copy, EDGE_TRUE_VALUE);
  taken->probability = as_profiled (
      head, profile_probability::always ().apply_scale (1, choices));
  otherwise->probability = taken->probability.invert ();
  copy->count = taken->count ();
  original->count = otherwise->count ();
  return otherwise;
}

void
split (format_choice &choice)
{
  gcall *call = choice.call.stmt;
  tree name = choice.call.format ();
  unsigned index = choice.call.function->format;
  size_t count = choice.tested.size ();
  edge into = isolate (call);
  for (size_t i = 0; i < count; i++)
    {
      basic_block copy;
      into = branch_to_copy (into, name, choice.tested[i], count - i + 1, copy);
      choice.calls.push_back (call_in (copy));
      set_format (choice.calls[i], index, choice.tested[i]);
    }
  if (choice.otherwise)
    set_format (call, index, choice.otherwise);
}

} // namespace

void
split_formats (function *fun, std::vector<format_choice> &choices)
{
  if (choices.empty ())
    return;
  initialize_original_copy_tables ();
  for (format_choice &choice : choices)
    split (choice);
  free_original_copy_tables ();
  free_dominance_info (fun, CDI_DOMINATORS);
  free_dominance_info (fun, CDI_POST_DOMINATORS);
  mark_virtual_operands_for_renaming (fun);
  update_ssa (TODO_update_ssa);
}

} // namespace qrintf
