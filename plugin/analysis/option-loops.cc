/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is for one option of the command line.  See option-loops.h.

   The loop that goes through the options asks getopt for one and leaves if
   there is none.  A case for an option may leave it, too, as the one that shows
   how the program is called.  Where the loop ends the program does its work.
   Not known are other functions that give options, and loops that keep what
   getopt gives in memory.  */

#include "analysis/option-loops.h"

#include <algorithm>

namespace qrintf
{
namespace
{

/* Whether VALUE is an option of the command line, or -1 behind the last.  */
bool
is_option (tree value)
{
  static const char *const getters[]
      = { "getopt", "getopt_long", "getopt_long_only" };
  gcall *call = TREE_CODE (value) == SSA_NAME
                    ? safe_dyn_cast<gcall *> (SSA_NAME_DEF_STMT (value))
                    : NULL;
  tree function = call ? gimple_call_fndecl (call) : NULL_TREE;
  return function
         && std::any_of (std::begin (getters), std::end (getters),
                         [function] (const char *name) {
                           return id_equal (DECL_NAME (function), name);
                         });
}

/* How a block compares an option with what it expects.  */
enum class option_test
{
  none,
  of_option,
  of_end /* whether there is an option at all, which is -1 otherwise */
};

/* The test at the end of BLOCK.  */
option_test
option_test_of (basic_block block)
{
  gimple *last = gsi_stmt (gsi_last_bb (block));
  tree tested = NULL_TREE, least = NULL_TREE;
  bool asks_for_sign = false;
  if (gcond *condition = safe_dyn_cast<gcond *> (last))
    {
      tree_code code = gimple_cond_code (condition);
      asks_for_sign = code == LT_EXPR || code == GE_EXPR;
      tested = gimple_cond_lhs (condition);
      least = gimple_cond_rhs (condition);
    }
  else if (gswitch *cases = safe_dyn_cast<gswitch *> (last))
    {
      tested = gimple_switch_index (cases);
      if (gimple_switch_num_labels (cases) > 1)
        least = CASE_LOW (gimple_switch_label (cases, 1));
    }
  if (!tested || !least || !is_option (tested)
      || TREE_CODE (least) != INTEGER_CST)
    return option_test::none;
  bool of_end = tree_int_cst_sgn (least) < 0
                || (asks_for_sign && integer_zerop (least));
  return of_end ? option_test::of_end : option_test::of_option;
}

/* Whether L asks for the next option where a turn begins or ends.  */
bool
goes_through_options (class loop *l)
{
  if (!l || !loop_outer (l) || !l->latch)
    return false;
  basic_block last = l->latch;
  if (single_succ_p (last) && single_pred_p (last))
    last = single_pred (last);
  return option_test_of (l->header) != option_test::none
         || option_test_of (last) != option_test::none;
}

/* The loop that goes through the options if BLOCK is for one of them, otherwise
   null.  A function may be long, so not all blocks are looked at that lead to
   BLOCK, and none where the dominators are not known.  */
class loop *
loop_of_options (basic_block block)
{
  basic_block before = block;
  for (int i = 0; i < 32 && before; i++)
    if (goes_through_options (before->loop_father))
      return before == block || option_test_of (before) != option_test::of_end
                 ? before->loop_father
                 : NULL;
    else
      before = dom_info_available_p (CDI_DOMINATORS)
                   ? get_immediate_dominator (CDI_DOMINATORS, before)
                   : NULL;
  return NULL;
}

} // namespace

bool
is_for_one_option (basic_block block)
{
  return loop_of_options (block);
}

bool
runs_once_an_option (basic_block block)
{
  class loop *options = loop_of_options (block);
  return options
         && (block->loop_father == options
             || flow_loop_nested_p (block->loop_father, options));
}

} // namespace qrintf
