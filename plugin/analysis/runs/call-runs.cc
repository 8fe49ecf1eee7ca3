/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The runs of a function.  See call-runs.h.

     A; if (x) B; C               one run
     if (x) A; B                  one run, which starts before the branch
     A; if (x) { B; f (); } C     A and B; the stream is left before C, which
                                  is also reached behind f ()

   Each call is in at most one run.  Blocks are searched in reverse postorder,
   and a run starts at the first statement at which one can start.  */

#include "analysis/runs/call-runs.h"

namespace qrintf
{
namespace
{

class runs_finder
{
public:
  runs_finder (const std::vector<const printf_call *> &calls,
               const run_judge &may_be)
      : calls (calls), may_be (may_be)
  {
    for (size_t i = 0; i < calls.size (); i++)
      if (calls[i])
        numbers[calls[i]->stmt] = i;
  }

  std::vector<call_run>
  find (function *fun)
  {
    if (numbers.size () < 2)
      return {};
    renumber_gimple_stmt_uids (fun);
    calculate_dominance_info (CDI_DOMINATORS);
    std::vector<int> order (n_basic_blocks_for_fn (fun));
    int count = pre_and_rev_post_order_compute (nullptr, order.data (), false);
    for (int i = 0; i < count; i++)
      look_in (BASIC_BLOCK_FOR_FN (fun, order[i]));
    return std::move (runs);
  }

private:
  const std::vector<const printf_call *> &calls;
  const run_judge &may_be;
  call_numbers numbers; /* calls that are in no run yet */
  std::vector<call_run> runs;
  /* For each block, by its number: whether a run is open at its end.  */
  std::unordered_map<int, bool> stays_open;

  /* Record the run that starts with STMT, if one does.  */
  void
  take_run (gimple *stmt)
  {
    call_run run = grow_run (stmt, calls, numbers, may_be);
    if (run.parts.empty ())
      return;
    for (const run_part &part : run.parts)
      {
        stays_open[part.block->index] = part.stays_open;
        for (size_t number : part.calls)
          numbers.erase (calls[number]->stmt);
      }
    runs.push_back (std::move (run));
  }

  void
  look_in (basic_block block)
  {
    for (auto at = gsi_start_bb (block); !gsi_end_p (at); gsi_next (&at))
      {
        if (stays_open[block->index])
          return;
        gimple *stmt = gsi_stmt (at);
        if (numbers.count (stmt) || is_branch (stmt))
          take_run (stmt);
      }
  }

  static bool
  is_branch (gimple *stmt)
  {
    return gimple_code (stmt) == GIMPLE_COND
           || gimple_code (stmt) == GIMPLE_SWITCH;
  }
};

} // namespace

std::vector<call_run>
find_runs (function *fun, const std::vector<const printf_call *> &calls,
           const run_judge &may_be)
{
  return runs_finder (calls, may_be).find (fun);
}

} // namespace qrintf
