/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of a run that saves something, and the places where it leaves its
   stream.  See runs.h.

   Where paths with further calls meet paths without, the stream is left on the
   edge to the block where they meet, or in that block if all paths to it stay
   in the stream.  Parts are removed from the end as long as there are more such
   places than calls.  */

#include "analysis/runs/runs.h"

#include <algorithm>

namespace qrintf
{
namespace
{

/* Whether the edge PATH, which starts in one of PARTS, leads to another part,
   as opposed to leaving the run or going back to its start.  */
bool
goes_into (const std::vector<run_part> &parts, edge path)
{
  return std::any_of (
      parts.begin () + 1, parts.end (),
      [&] (const run_part &part) { return part.block == path->dest; });
}

class run_trimmer
{
public:
  explicit run_trimmer (call_run &run) : run (run) {}

  void
  trim ()
  {
    drop_empty_ends ();
    share_exits ();
    while (saves_something (run) && places_to_leave () > run.calls ())
      {
        size_t fewer = run.calls () - run.parts.back ().calls.size ();
        run.parts.pop_back ();
        forget_calls (run, fewer + 1);
        drop_empty_ends ();
        share_exits ();
      }
  }

private:
  call_run &run;

  /* Whether the run goes on behind PART.  */
  bool
  goes_on (const run_part &part) const
  {
    return part.whole
           && std::any_of (begin (part.block->succs), end (part.block->succs),
                           [&] (edge e) { return goes_into (run.parts, e); });
  }

  /* Remove the parts that have no calls and no calls behind them.  */
  void
  drop_empty_ends ()
  {
    for (size_t i = run.parts.size (); i-- > 0;)
      if (run.parts[i].calls.empty () && !goes_on (run.parts[i]))
        run.parts.erase (run.parts.begin () + i);
    for (run_part &part : run.parts)
      part.stays_open = goes_on (part);
  }

  /* Mark the parts that lead to BLOCK as open, if all its predecessors are
     parts that are open already or have no other successor.  The stream is then
     left in BLOCK, once for all of them.  */
  void
  share_exit (basic_block block)
  {
    auto source = [&] (edge e) {
      for (run_part &part : run.parts)
        if (part.block == e->src && part.whole && !(e->flags & EDGE_COMPLEX)
            && (part.stays_open || single_path (part)))
          return &part;
      return static_cast<run_part *> (nullptr);
    };
    if (EDGE_COUNT (block->preds) > 1
        && std::all_of (begin (block->preds), end (block->preds), source))
      for (edge e : block->preds)
        source (e)->stays_open = true;
  }

  static bool
  single_path (const run_part &part)
  {
    int paths = 0;
    for (edge e : part.block->succs)
      paths += !(e->flags & EDGE_COMPLEX);
    return paths == 1;
  }

  /* Mark all parts as open that can share one place where the stream is
     left.  */
  void
  share_exits ()
  {
    for (size_t i = 0; i < run.parts.size (); i++)
      if (run.parts[i].whole)
        for (edge e : run.parts[i].block->succs)
          if (!goes_into (run.parts, e)
              && e->dest != EXIT_BLOCK_PTR_FOR_FN (cfun))
            share_exit (e->dest);
  }

  size_t
  places_to_leave () const
  {
    size_t places = 0;
    std::vector<basic_block> ends;
    for (const run_part &part : run.parts)
      if (part.stays_open)
        ends.push_back (part.block);
      else
        places++;
    for (const run_exit &exit : exits_of (run.parts, ends))
      places += exit.shared () ? 1 : exit.paths.size ();
    return places;
  }
};

} // namespace

std::vector<run_exit>
exits_of (const std::vector<run_part> &parts,
          const std::vector<basic_block> &ends)
{
  std::vector<run_exit> exits;
  auto add = [&] (edge path) {
    for (run_exit &exit : exits)
      if (exit.block == path->dest)
        return exit.paths.push_back (path);
    exits.push_back ({ path->dest, { path } });
  };
  for (basic_block end : ends)
    for (edge path : end->succs)
      if (!(path->flags & EDGE_COMPLEX) && !goes_into (parts, path))
        add (path);
  return exits;
}

bool
saves_something (const call_run &run)
{
  return std::any_of (run.next.begin () + 1, run.next.end (),
                      [] (const auto &next) { return !next.empty (); });
}

void
forget_calls (call_run &run, size_t i)
{
  run.next.resize (i);
  for (auto &next : run.next)
    next.erase (std::remove_if (next.begin (), next.end (),
                                [&] (size_t other) { return other >= i; }),
                next.end ());
}

void
trim (call_run &run)
{
  run_trimmer (run).trim ();
}

} // namespace qrintf
