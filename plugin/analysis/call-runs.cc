/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs of calls.  See call-runs.h.

   A run starts with a call, or with a branch if calls stand on all paths behind
   it.  From there it grows block by block.  A block is added if everything that
   leads to it is in the run already, so a run has no loop, and no way in but
   its start.  It can end where all its paths have come together again: behind a
   call there, or at the start of such a block.  It ends at the last such place
   before something that might look at the stream or change it, or may take
   long.

     A; if (x) B; C     one run
     if (x) A; B        one run, which starts before the branch
     A; if (x) B; f ()  one run, which ends before the call of f
     A; if (x) f (); B  none

   Refused are runs that save nothing, as all paths through them have only one
   call, and paths by which exceptions are caught.  */

#include "analysis/call-runs.h"

#include "analysis/neighbours.h"

#include <algorithm>
#include <unordered_map>

namespace qrintf
{
namespace
{

/* How many statements there are between two calls, or in a block, and how many
   blocks, at most.  */
constexpr int most_between = 64;
constexpr size_t most_blocks = 32;

using call_numbers = std::unordered_map<const gimple *, size_t>;

bool
has_one (const std::vector<size_t> &list, size_t number)
{
  return std::find (list.begin (), list.end (), number) != list.end ();
}

/* Whether a path through RUN has two calls.  */
bool
saves_something (const call_run &run)
{
  return std::any_of (run.next.begin () + 1, run.next.end (),
                      [] (const auto &next) { return !next.empty (); });
}

/* The run that starts at one place.  */
class run_finder
{
public:
  run_finder (const std::vector<const printf_call *> &calls,
              const call_numbers &numbers, const run_judge &may_be,
              gimple *start)
      : calls (calls), numbers (numbers), may_be (may_be), start (start)
  {
  }

  /* The longest run; it has no parts if there is none.  */
  call_run
  find ()
  {
    if (!numbers.count (start))
      grown.entry = start;
    basic_block block = gimple_bb (start);
    bool goes_on = add (block, gsi_for_stmt (start), true);
    while (goes_on && (block = next_block ()))
      {
        bool alone = comes_together (block);
        goes_on = (!alone || come_to (block))
                  && add (block, gsi_after_labels (block), alone);
      }
    return saves_something (best) ? best : call_run ();
  }

private:
  const std::vector<const printf_call *> &calls;
  const call_numbers &numbers;
  const run_judge &may_be;
  gimple *start;

  call_run grown; /* that may end in the middle of something */
  call_run best;  /* the longest one that can end there */

  std::vector<basic_block> blocks; /* of GROWN */
  std::vector<edge> out;           /* the edges that leave it */
  std::vector<gimple *> stores;    /* in it */
  const printf_call *first = nullptr;
  bool is_open = false; /* calls stand on some path only, behind the last place
                           where the run can end */

  /* By number of a block: which calls, as in NEXT, may be the last before its
     end.  */
  std::unordered_map<int, std::vector<size_t>> last_calls;

  /* The calls that may be the last before BLOCK, or those that may be first in
     the run.  */
  std::vector<size_t>
  calls_before (basic_block block) const
  {
    std::vector<size_t> before;
    for (edge e : out)
      if (e->dest == block)
        for (size_t number : last_calls.at (e->src->index))
          if (!has_one (before, number))
            before.push_back (number);
    return before.empty () ? std::vector<size_t>{ 0 } : before;
  }

  /* The run may end where it is, before EXIT or behind a call.  */
  bool
  may_end (basic_block exit)
  {
    call_run candidate = grown;
    candidate.exit = exit;
    is_open = false;
    if (!may_be (candidate))
      return false;
    best = std::move (candidate);
    return true;
  }

  /* All paths come to the start of BLOCK.  */
  bool
  come_to (basic_block block)
  {
    if (!first)
      return false;
    return !is_open || has_one (calls_before (block), 0) || may_end (block);
  }

  /* Whether the call NUMBER prints to the stream of the others.  */
  bool
  is_to_stream (size_t number)
  {
    const printf_call &call = *calls[number];
    run_range range{ start, blocks };
    if (first)
      return have_one_stream (*first, call, range);
    first = &call;
    return (!grown.entry || is_known_before (call, range, grown.stream))
           && std::all_of (stores.begin (), stores.end (), [&] (gimple *store) {
                return is_harmless (store, first);
              });
  }

  /* Add the call NUMBER to the last part.  LAST are those before it.  */
  void
  add_call (size_t number, std::vector<size_t> &last)
  {
    grown.parts.back ().calls.push_back (number);
    size_t i = grown.next.size ();
    for (size_t before : last)
      grown.next[before].push_back (i);
    grown.next.emplace_back ();
    last = { i };
    is_open = true;
  }

  /* Add BLOCK from AT.  ALONE says that all paths lead there.  Returns false if
     the run ends in it.  */
  bool
  add (basic_block block, gimple_stmt_iterator at, bool alone)
  {
    std::vector<size_t> last = calls_before (block);
    out.erase (std::remove_if (out.begin (), out.end (),
                               [&] (edge e) { return e->dest == block; }),
               out.end ());
    blocks.push_back (block);
    grown.parts.push_back ({ block, {} });
    for (int between = 0; !gsi_end_p (at); gsi_next (&at))
      {
        gimple *stmt = gsi_stmt (at);
        if (is_gimple_debug (stmt))
          continue;
        auto found = numbers.find (stmt);
        if (found != numbers.end ())
          {
            if (!is_to_stream (found->second))
              return false;
            add_call (found->second, last);
            if (alone && !may_end (nullptr))
              return false;
            between = 0;
          }
        else if (++between > most_between || !is_harmless (stmt, first))
          return false;
        else if (gimple_vdef (stmt))
          stores.push_back (stmt);
      }
    last_calls[block->index] = std::move (last);
    return blocks.size () < most_blocks && add_edges_out (block);
  }

  /* Where a call of the run throws, the stream has been left.  */
  bool
  add_edges_out (basic_block block)
  {
    gimple_stmt_iterator end = gsi_last_nondebug_bb (block);
    bool by_call = !gsi_end_p (end) && numbers.count (gsi_stmt (end));
    for (edge e : block->succs)
      if (!(e->flags & EDGE_COMPLEX))
        out.push_back (e);
      else if (!by_call || !(e->flags & EDGE_EH))
        return false;
    return true;
  }

  bool
  comes_together (basic_block block) const
  {
    return std::all_of (out.begin (), out.end (),
                        [&] (edge e) { return e->dest == block; });
  }

  /* A block that nothing leads to but the run, or null.  */
  basic_block
  next_block () const
  {
    for (edge e : out)
      {
        size_t from_run
            = std::count_if (out.begin (), out.end (), [&] (edge other) {
                return other->dest == e->dest;
              });
        if (from_run == EDGE_COUNT (e->dest->preds)
            && e->dest != EXIT_BLOCK_PTR_FOR_FN (cfun)
            && e->dest != gimple_bb (start))
          return e->dest;
      }
    return nullptr;
  }
};

/* Finds all runs of a function.  */
class runs_finder
{
public:
  runs_finder (const std::vector<const printf_call *> &calls,
               const run_judge &may_be)
      : calls (calls), may_be (may_be), taken (calls.size ())
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
    std::vector<int> order (n_basic_blocks_for_fn (fun));
    int count = pre_and_rev_post_order_compute (nullptr, order.data (), false);
    for (int i = 0; i < count; i++)
      look_in (BASIC_BLOCK_FOR_FN (fun, order[i]));
    return std::move (runs);
  }

private:
  const std::vector<const printf_call *> &calls;
  const run_judge &may_be;
  call_numbers numbers;
  std::vector<call_run> runs;
  std::unordered_map<int, bool> whole; /* blocks that a run has to their end */
  std::vector<bool> taken;             /* whether a call is in a run */

  /* Take the run that starts with STMT, if there is one.  */
  void
  take_run (gimple *stmt)
  {
    run_finder finder (calls, numbers, may_be, stmt);
    call_run run = finder.find ();
    if (run.parts.empty ())
      return;
    for (const run_part &part : run.parts)
      {
        whole[part.block->index] = run.exit || &part != &run.parts.back ();
        for (size_t number : part.calls)
          taken[number] = true;
      }
    runs.push_back (std::move (run));
  }

  void
  look_in (basic_block block)
  {
    for (auto at = gsi_start_bb (block); !gsi_end_p (at); gsi_next (&at))
      {
        if (whole[block->index])
          return;
        gimple *stmt = gsi_stmt (at);
        auto found = numbers.find (stmt);
        if (found != numbers.end () ? !taken[found->second] : is_branch (stmt))
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
