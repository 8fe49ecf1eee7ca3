/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How often code runs.  See knowledge.h.

   Code is cold only if the source or a profile says so: by -Os, the attribute
   cold, a profile that was read, __builtin_expect, [[unlikely]] or a call of a
   cold function, or because every path from it ends in a function that does not
   return.  A low frequency that GCC only guesses does not make code cold: GCC
   takes the last of many conditions for rare, and a comparison with null for
   unlikely.

   GCC has removed the predictions from the function before this pass; only
   their results remain, the probabilities of edges.  GCC does not combine
   predictions of the source with its guesses.  An edge that the source calls
   unlikely therefore has one of two probabilities: that of __builtin_expect,
   which is a parameter of GCC, or the smallest one.  A guess seldom has exactly
   one of these values.  The exception is the guess that an allocation succeeds,
   which has the smallest one; asks_for_memory recognises it.

   Code repeats if it is in a loop, or in a function that is hot by its
   attribute or by a profile.  */

#include "analysis/knowledge.h"

namespace qrintf
{
namespace
{

/* Whether BLOCK ends with a test of an allocated pointer against null.  */
bool
asks_for_memory (basic_block block)
{
  gcond *condition = safe_dyn_cast<gcond *> (gsi_stmt (gsi_last_bb (block)));
  tree pointer = condition ? gimple_cond_lhs (condition) : NULL_TREE;
  if (!pointer || TREE_CODE (pointer) != SSA_NAME
      || !integer_zerop (gimple_cond_rhs (condition)))
    return false;
  gcall *call = dyn_cast<gcall *> (SSA_NAME_DEF_STMT (pointer));
  return call && gimple_call_flags (call) & ECF_MALLOC;
}

/* Whether the source says that E is seldom taken.  The exit of a loop is left
   out: it is taken once for each run of the loop, however unlikely it is in
   each turn.  */
bool
is_stated_unlikely (edge e)
{
  if (!(e->flags & (EDGE_TRUE_VALUE | EDGE_FALSE_VALUE))
      || (e->src->loop_father && loop_exit_edge_p (e->src->loop_father, e)))
    return false;
  const profile_probability p = e->probability;
  if (!p.initialized_p () || p == profile_probability::never ())
    return p.initialized_p ();
  int expected = param_builtin_expect_probability * REG_BR_PROB_BASE / 100;
  int of_base = p.to_reg_br_prob_base ();
  return of_base == REG_BR_PROB_BASE - expected
         || (of_base == PROB_VERY_UNLIKELY && !asks_for_memory (e->src));
}

bool
has_attribute (const char *name)
{
  return lookup_attribute (name, DECL_ATTRIBUTES (cfun->decl));
}

bool
has_profile ()
{
  return profile_status_for_fn (cfun) == PROFILE_READ;
}

} // namespace

/* Reverse postorder puts each block behind its predecessors, except for back
   edges.  A back edge is ignored where a block's predecessors are examined.
   Where its successors are examined, it counts as a path that does not end.  */
void
heat_map::look ()
{
  const unsigned blocks = last_basic_block_for_fn (cfun);
  std::vector<int> order (n_basic_blocks_for_fn (cfun)), place (blocks, -1);
  const int n = pre_and_rev_post_order_compute_fn (cfun, NULL, order.data (),
                                                   false);
  for (int i = 0; i < n; i++)
    place[order[i]] = i;
  unlikely.resize (blocks);
  ending.resize (blocks);
  edge e;
  edge_iterator at;
  for (int i = 0; i < n; i++)
    {
      bool seldom = true, any = false;
      FOR_EACH_EDGE (e, at, BASIC_BLOCK_FOR_FN (cfun, order[i])->preds)
      if (place[e->src->index] < i)
        {
          any = true;
          seldom &= is_stated_unlikely (e) || unlikely[e->src->index];
        }
      unlikely[order[i]] = seldom && any;
    }
  for (int i = n; i-- > 0;)
    {
      bool ends = true;
      FOR_EACH_EDGE (e, at, BASIC_BLOCK_FOR_FN (cfun, order[i])->succs)
      /* Edges without a counterpart in the source do not count.  */
      ends &= e->flags & (EDGE_EH | EDGE_FAKE)
              || (place[e->dest->index] > i && ending[e->dest->index]);
      ending[order[i]] = ends;
    }
}

/* Where the user can make the code warm, the remark says how.  */
const char *
heat_map::why_cold (basic_block block)
{
  if (opt_for_fn (cfun->decl, optimize_size))
    return "-Os (__attribute__ ((optimize (2))) changes that)";
  if (has_attribute ("cold"))
    return "the function has the attribute cold";
  bool never = block->count == profile_count::zero ();
  if (never && has_profile ())
    return "the profile says that it never runs";
  if (unlikely.empty ())
    look ();
  if (ending[block->index])
    return "all paths from here end in a function that does not return";
  if (never || (unlikely[block->index] && !has_profile ()))
    return "the branch is unlikely, by __builtin_expect or a cold call";
  return nullptr;
}

heat
heat_map::of (basic_block block)
{
  bool hot = has_attribute ("hot")
             || (has_profile () && maybe_hot_bb_p (cfun, block));
  bool in_loop = block->flags & BB_IRREDUCIBLE_LOOP
                 || (block->loop_father && bb_loop_depth (block) > 0);
  return { why_cold (block), hot || in_loop };
}

} // namespace qrintf
