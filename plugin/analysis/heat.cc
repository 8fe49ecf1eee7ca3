/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How often code runs.  See heat.h.

   Cold is what GCC takes for cold, what a function does that never returns, and
   what is for one option of the command line, in no loop of its own.
   Hot is what stands in a loop of a loop; looped what stands in one loop.
   Unlikely branches are neither.  A function's other code may be called from a
   loop elsewhere, or once.  Told is what a profile or an attribute says to be
   hot.

   A loop of a usage text, which shows how the program is called, is neither.
   Such a text ends the program: it stands in a function that never returns, or
   in one that such functions call for each of its parts, or is for an option.

   Warm is what may run as often as hot code, though no more is known than that
   a loop of a loop calls the function.  What stands in a loop of that function
   is judged by its own loop: there it may be one of a hundred cases.  What runs
   in few of the function's calls is not warm, as a remark of one that checks
   something; but in a function with a switch it is, as one that prints one of a
   hundred things prints each of them in few.

   How often something is printed is unknown where its stream is tested for null
   before, as that of a log is, whatever loop it is in: most programs run
   without.  */

#include "analysis/heat.h"

#include "analysis/option-loops.h"
#include "options/options.h"

namespace qrintf
{
namespace
{

/* Whether one of the edges is as WANTED that alone lead to BLOCK in its loop,
   as far as one sees without asking which blocks dominate it.  */
template <typename predicate>
bool
is_behind (basic_block block, predicate wanted)
{
  for (; single_pred_p (block); block = single_pred (block))
    {
      if (block->loop_father && block == block->loop_father->header)
        return false;
      if (wanted (single_pred_edge (block)))
        return true;
    }
  return false;
}

/* Whether a condition leads to BLOCK that seldom holds.  */
bool
is_unlikely_branch (basic_block block)
{
  const profile_probability seldom
      = profile_probability::guessed_always ().apply_scale (1, 9);
  return is_behind (block, [&] (edge e) {
    return (e->flags & (EDGE_TRUE_VALUE | EDGE_FALSE_VALUE))
           && e->probability < seldom;
  });
}

/* Whether BLOCK is in a loop inside another loop, and runs in one of twenty
   turns of it or more, by no condition that seldom holds.  GCC guesses that a
   function seldom comes to its loops if there are many returns before them, as
   in functions that check their input, so the count of such a loop says little
   about it.  */
bool
is_in_inner_loop (basic_block block)
{
  return bb_loop_depth (block) > 1
         && !(block->count
              < block->loop_father->header->count.apply_scale (1, 20))
         && !is_unlikely_branch (block); /* asked last, as it takes longest */
}

/* Whether NODE is called in a loop inside another loop, by another function of
   the unit.  */
bool
is_called_in_inner_loop (cgraph_node *node)
{
  for (cgraph_edge *e = node->callers; e; e = e->next_caller)
    {
      basic_block block = e->call_stmt ? gimple_bb (e->call_stmt) : NULL;
      if (block && e->caller != node && is_in_inner_loop (block))
        return true;
    }
  return false;
}

/* Whether NODE never returns, so that what it prints is a usage text, or says
   what is wrong.  GCC also finds this of functions that do all that the program
   is for before they end it, as main may, but those other units call, or they
   are called by their address.  */
bool
never_returns (cgraph_node *node)
{
  return lookup_attribute ("noreturn", DECL_ATTRIBUTES (node->decl))
         || (TREE_THIS_VOLATILE (node->decl) && node->local);
}

/* Whether NODE, a function of this unit alone, is called twice or more, and
   always by functions that never return, in no loop of theirs.  A single call
   may be that of the program's work.  */
bool
prints_part_of_usage (cgraph_node *node)
{
  if (!node->local)
    return false;
  unsigned calls = 0;
  for (cgraph_edge *e = node->callers; e; e = e->next_caller, calls++)
    {
      basic_block block = e->call_stmt ? gimple_bb (e->call_stmt) : NULL;
      if (!block || is_in_loop (block) || !never_returns (e->caller))
        return false;
    }
  return calls > 1;
}

/* Whether BLOCK is in a loop without an end.  In a function that never returns
   this may be the program's main loop.  */
bool
is_in_endless_loop (basic_block block)
{
  return bb_loop_depth (block) > 0
         && get_loop_exit_edges (block->loop_father).is_empty ();
}

/* Whether what BLOCK of NODE, the current function, prints in a loop is part of
   a usage text.  */
bool
is_in_usage (basic_block block, cgraph_node *node)
{
  return node
         && (never_returns (node) || prints_part_of_usage (node)
             || is_for_one_option (block))
         && !is_in_endless_loop (block);
}

/* Whether BLOCK is in a loop, and GCC guesses that it runs so many TIMES or
   more in each call of the function.  GCC guesses nothing for loops of several
   entries, and may have been told not to.  */
bool
runs_in_loop (basic_block block, int times)
{
  return is_in_loop (block)
         && (block->flags & BB_IRREDUCIBLE_LOOP
             || !(block->count
                  < ENTRY_BLOCK_PTR_FOR_FN (cfun)->count.apply_scale (times,
                                                                      1)));
}

/* A branch of a loop that is taken once in a call runs no more often than other
   code of the function.  */
bool
is_repeated (basic_block block)
{
  return runs_in_loop (block, 2);
}

/* Whether the current function has a switch of many cases; of one of few GCC
   has made comparisons.  */
bool
has_switch ()
{
  basic_block block;
  FOR_EACH_BB_FN (block, cfun)
  if (safe_dyn_cast<gswitch *> (gsi_stmt (gsi_last_bb (block))))
    return true;
  return false;
}

/* Whether GCC guesses that BLOCK runs in fewer than one of eight calls of the
   current function.  */
bool
is_seldom_reached (basic_block block)
{
  return block->count < ENTRY_BLOCK_PTR_FOR_FN (cfun)->count.apply_scale (1, 8);
}

bool
is_warm (basic_block block, cgraph_node *node)
{
  return node && !is_in_loop (block) && is_called_in_inner_loop (node)
         && !is_unlikely_branch (block)
         && (!is_seldom_reached (block) || has_switch ());
}

/* Whether the counts of BLOCK are a guess, not a profile.  */
bool
is_guessed (basic_block block)
{
  return block->count.initialized_p () && !block->count.ipa_p ();
}

/* Whether an attribute or a profile says that code of NODE is hot that is not
   cold.  */
bool
is_told_hot (cgraph_node *node)
{
  return (node && node->frequency == NODE_FREQUENCY_HOT)
         || profile_status_for_fn (cfun) == PROFILE_READ;
}

/* Whether the loops around BLOCK have few turns together, as far as GCC
   knows.  */
bool
has_few_turns (basic_block block)
{
  if (block->flags & BB_IRREDUCIBLE_LOOP)
    return false;
  const HOST_WIDE_INT few = 100;
  HOST_WIDE_INT turns = 1;
  for (class loop *l = block->loop_father; loop_outer (l); l = loop_outer (l))
    {
      HOST_WIDE_INT jumps_back = get_max_loop_iterations_int (l);
      if (jumps_back < 0 || jumps_back >= few)
        return false;
      turns *= jumps_back + 1;
      if (turns > few)
        return false;
    }
  return true;
}

/* Whether NODE, the current function, runs once, as far as GCC knows.  */
bool
runs_once (basic_block block, cgraph_node *node)
{
  return node && node->frequency == NODE_FREQUENCY_EXECUTED_ONCE
         && is_guessed (block);
}

/* Whether BLOCK runs a few times in all that the program does: in a short loop
   of a function that runs once, as one that goes through the months, or for an
   option.  A short loop of main may be all that a program does.  */
bool
runs_few_times (basic_block block, cgraph_node *node)
{
  if (options.density == density::all || is_told_hot (node))
    return false;
  return (is_in_loop (block) && runs_once (block, node)
          && !MAIN_NAME_P (DECL_NAME (cfun->decl)) && has_few_turns (block))
         || runs_once_an_option (block);
}

/* Of a function that runs once, such as main, GCC takes everything for cold but
   what it guesses to run more often than the function; yet it cannot guess how
   long a loop of a whole program is.  So a block in a loop there is cold only
   if it runs ten times less often.  */
bool
is_cold (basic_block block, cgraph_node *node)
{
  bool loops = is_in_loop (block);
  if ((TREE_THIS_VOLATILE (cfun->decl) && !loops)
      || runs_few_times (block, node))
    return true;
  if (maybe_hot_bb_p (cfun, block))
    return false;
  if (!loops || !runs_once (block, node))
    return true;
  return block->count
         < ENTRY_BLOCK_PTR_FOR_FN (cfun)->count.apply_scale (1, 10);
}

/* Whether E is taken only where POINTER is not null.  */
bool
is_edge_of_non_null (edge e, tree pointer)
{
  gcond *condition = safe_dyn_cast<gcond *> (gsi_stmt (gsi_last_bb (e->src)));
  if (!condition || gimple_cond_lhs (condition) != pointer
      || !integer_zerop (gimple_cond_rhs (condition)))
    return false;
  tree_code code = gimple_cond_code (condition);
  return (code == NE_EXPR && (e->flags & EDGE_TRUE_VALUE))
         || (code == EQ_EXPR && (e->flags & EDGE_FALSE_VALUE));
}

} // namespace

bool
is_in_loop (basic_block block)
{
  return block->flags & BB_IRREDUCIBLE_LOOP
         || (block->loop_father && bb_loop_depth (block) > 0);
}

heat
heat_of (basic_block block)
{
  cgraph_node *node = cgraph_node::get (cfun->decl);
  if (is_cold (block, node))
    return heat::cold;
  if (is_told_hot (node))
    return heat::told;
  if (is_in_inner_loop (block))
    return heat::hot;
  if (is_repeated (block) && !is_in_usage (block, node))
    return heat::looped;
  return is_warm (block, node) ? heat::warm : heat::unknown;
}

heat
heat_of_data (basic_block block)
{
  heat runs = heat_of (block);
  bool comes_by = runs == heat::unknown && runs_in_loop (block, 1);
  return comes_by ? heat::looped : runs;
}

bool
is_optional_output (basic_block block, tree stream)
{
  return stream && TREE_CODE (stream) == SSA_NAME
         && !is_told_hot (cgraph_node::get (cfun->decl))
         && is_behind (block, [stream] (edge e) {
              return is_edge_of_non_null (e, stream);
            });
}

bool
has_to_be_small (basic_block block)
{
  return opt_for_fn (cfun->decl, optimize_size)
         || heat_of (block) == heat::cold;
}

} // namespace qrintf
