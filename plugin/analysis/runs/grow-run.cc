/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The runs of a function.  See runs.h.

     A; if (x) B; C               one run
     if (x) A; B                  one run, which starts before the branch
     A; if (x) { B; f (); } C     A and B; the stream is left before C, which
                                  is also reached behind f ()

   Each call is in at most one run.  Blocks are searched in reverse postorder,
   and a run starts at the first statement at which one can start: at a call, or
   at a branch if every path behind the branch has a call.  From there it grows
   block by block.  A block is added if all its predecessors are in the run
   already.  So a run has no loop and is entered only at its start.

   On each path the run ends behind the last call before a statement that might
   read or change the stream, may trap, or may take long.  On that path the last
   call leaves the stream.

   Refused are runs that save nothing, because every path has only one call or
   because the stream would be left at too many places, and paths by which
   exceptions are caught.  */

#include "analysis/runs/runs.h"

#include <algorithm>

namespace qrintf
{
namespace
{

/* Limits of a run: the statements between two calls or in one block, and the
   blocks.  */
constexpr int most_between = 64;
constexpr size_t most_blocks = 32;

/* The limit of edges that leave a run while it grows.  A switch with more cases
   than this has few cases that could belong to the run.  */
constexpr size_t most_ways_out = 64;

/* The numbers of calls, by their statements.  */
using call_numbers = std::unordered_map<const gimple *, size_t>;

/* Whether every path from the start of RUN reaches a call.  */
bool
prints_always (const call_run &run)
{
  std::vector<basic_block> printing;
  for (size_t i = run.parts.size (); i-- > 0;)
    {
      const run_part &part = run.parts[i];
      bool prints = !part.calls.empty ();
      if (!prints && part.whole)
        prints = std::all_of (
            begin (part.block->succs), end (part.block->succs), [&] (edge e) {
              return std::find (printing.begin (), printing.end (), e->dest)
                     != printing.end ();
            });
      if (prints)
        printing.push_back (part.block);
    }
  return !printing.empty () && printing.back () == run.parts.front ().block;
}

class run_finder
{
public:
  run_finder (const std::vector<const printf_call *> &calls,
              const call_numbers &numbers, const run_judge &may_be,
              gimple *start)
      : calls (calls), numbers (numbers), may_be (may_be), start (start)
  {
  }

  /* The longest run; it has no parts if no run starts here.  */
  call_run
  find ()
  {
    if (!numbers.count (start))
      run.entry = start;
    add (gimple_bb (start), gsi_for_stmt (start));
    while (basic_block block = next_block ())
      {
        if (!first && comes_together (block))
          break;
        add (block, gsi_after_labels (block));
      }
    trim (run);
    return saves_something (run) && prints_always (run) ? run : call_run ();
  }

private:
  const std::vector<const printf_call *> &calls;
  const call_numbers &numbers;
  const run_judge &may_be;
  gimple *start;

  call_run run;
  std::vector<basic_block> blocks;  /* blocks of the run */
  std::vector<basic_block> refused; /* blocks that begin with a harmful
                                       statement */
  std::vector<edge> out;            /* edges that leave the run */
  std::vector<gimple *> stores;     /* stores in the run */
  const printf_call *first = nullptr;

  /* For each block, by its number: the calls, numbered as in NEXT, that may be
     the last before the end of the block.  */
  std::unordered_map<int, std::vector<size_t>> last_calls;

  /* The calls that may be the last before BLOCK; 0 stands for a path without a
     call.  */
  std::vector<size_t>
  calls_before (basic_block block) const
  {
    std::vector<size_t> before;
    for (edge e : out)
      if (e->dest == block)
        for (size_t number : last_calls.at (e->src->index))
          if (std::find (before.begin (), before.end (), number)
              == before.end ())
            before.push_back (number);
    return before.empty () ? std::vector<size_t>{ 0 } : before;
  }

  /* Whether the call NUMBER prints to the same stream as the other calls.  */
  bool
  is_to_stream (size_t number)
  {
    const printf_call &call = *calls[number];
    run_range range{ start, blocks };
    if (first)
      return have_one_stream (*first, call, range);
    return (!run.entry || is_known_before (call, range, run.stream))
           && std::all_of (stores.begin (), stores.end (), [&] (gimple *store) {
                return is_harmless (store, &call);
              });
  }

  /* Add the call NUMBER to PART if it may be in the run.  LAST holds the calls
     that may come directly before it, and afterwards this call alone.  */
  bool
  add_call (size_t number, run_part &part, std::vector<size_t> &last)
  {
    if (!is_to_stream (number))
      return false;
    size_t i = run.next.size ();
    for (size_t before : last)
      run.next[before].push_back (i);
    run.next.emplace_back ();
    part.calls.push_back (number);
    run.parts.push_back (std::move (part));
    bool fits = may_be (run);
    part = std::move (run.parts.back ());
    run.parts.pop_back ();
    if (!fits)
      {
        part.calls.pop_back ();
        forget_calls (run, i);
        return false;
      }
    last = { i };
    if (!first)
      first = calls[number];
    return true;
  }

  /* Add to PART the statements from AT on, up to the first harmful one.  LAST
     are the calls that may come directly before AT.  */
  void
  add_statements (run_part &part, gimple_stmt_iterator at,
                  std::vector<size_t> &last)
  {
    for (int between = 0; !gsi_end_p (at); gsi_next (&at))
      {
        gimple *stmt = gsi_stmt (at);
        if (is_gimple_debug (stmt))
          continue;
        auto found = numbers.find (stmt);
        if (found != numbers.end ())
          {
            if (!add_call (found->second, part, last))
              return;
            between = 0;
          }
        else if (++between > most_between || !is_harmless (stmt, first)
                 || may_trap (stmt))
          return;
        else if (gimple_vdef (stmt))
          stores.push_back (stmt);
      }
    part.whole = blocks.size () < most_blocks;
  }

  /* Add BLOCK, from AT to its end or to the first harmful statement.  */
  void
  add (basic_block block, gimple_stmt_iterator at)
  {
    std::vector<size_t> last = calls_before (block);
    size_t stores_before = stores.size ();
    run_part part{ block, {} };
    blocks.push_back (block);
    add_statements (part, at, last);
    std::vector<edge> behind = edges_behind (part);
    if (part.calls.empty () && behind.empty ())
      {
        refused.push_back (block);
        blocks.pop_back ();
        stores.resize (stores_before);
        return;
      }
    part.whole = !behind.empty ();
    out.erase (std::remove_if (out.begin (), out.end (),
                               [&] (edge e) { return e->dest == block; }),
               out.end ());
    out.insert (out.end (), behind.begin (), behind.end ());
    last_calls[block->index] = std::move (last);
    run.parts.push_back (std::move (part));
  }

  /* The edges out of PART along which the run may grow.  Edges of exceptions
     are excluded: a call of the run that throws has left the stream.  */
  std::vector<edge>
  edges_behind (const run_part &part) const
  {
    std::vector<edge> behind;
    if (!part.whole
        || out.size () + EDGE_COUNT (part.block->succs) > most_ways_out)
      return behind;
    gimple_stmt_iterator end = gsi_last_nondebug_bb (part.block);
    bool by_call = !gsi_end_p (end) && numbers.count (gsi_stmt (end));
    for (edge e : part.block->succs)
      if (!(e->flags & EDGE_COMPLEX))
        behind.push_back (e);
      else if (!by_call || !(e->flags & EDGE_EH))
        return {};
    return behind;
  }

  bool
  comes_together (basic_block block) const
  {
    return std::all_of (out.begin (), out.end (),
                        [&] (edge e) { return e->dest == block; });
  }

  /* A block whose predecessors are all in the run, or null.  */
  basic_block
  next_block () const
  {
    auto may_follow = [&] (basic_block block) {
      size_t from_run = std::count_if (
          out.begin (), out.end (), [&] (edge e) { return e->dest == block; });
      return from_run == EDGE_COUNT (block->preds)
             && block != EXIT_BLOCK_PTR_FOR_FN (cfun)
             && block != gimple_bb (start)
             && std::find (refused.begin (), refused.end (), block)
                    == refused.end ();
    };
    for (edge e : out)
      if (may_follow (e->dest))
        return e->dest;
    return nullptr;
  }
};

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
    call_run run = run_finder (calls, numbers, may_be, stmt).find ();
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
        if (numbers.count (stmt) || gimple_code (stmt) == GIMPLE_COND
            || gimple_code (stmt) == GIMPLE_SWITCH)
          take_run (stmt);
      }
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
