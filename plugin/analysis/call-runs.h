/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs: calls that print to one stream, with nothing between them that might
   look at it.  */

#ifndef QRINTF_ANALYSIS_CALL_RUNS_H
#define QRINTF_ANALYSIS_CALL_RUNS_H

#include "recognise/call.h"

namespace qrintf
{

/* A part of a run: one of its blocks and the calls there, which are numbers. */
struct run_part
{
  basic_block block;
  std::vector<size_t> calls;
  bool whole = false;      /* nothing up to the end of the block is harmful */
  bool stays_open = false; /* the stream is not left before the end */
};

struct call_run
{
  /* Each stands behind all that lead to it.  Nothing else leads to a part but
     to the first one.  */
  std::vector<run_part> parts;

  /* NEXT[0] are the calls that may come first, NEXT[I] those that may come
     right behind the Ith call of PARTS: numbers as these I.  */
  std::vector<std::vector<size_t>> next{ {} };

  /* The branch at the end of the first part before which the stream is entered,
     and the stream (null: what stdout is); null if the first call is where the
     run starts.  */
  gimple *entry = nullptr;
  tree stream = NULL_TREE;

  size_t
  calls () const
  {
    return next.size () - 1;
  }
};

/* Where RUN ends behind a part that stays open: BLOCK is none of its parts. All
   PATHS lead there; they are all that do if the block is SHARED.  */
struct run_exit
{
  basic_block block;
  std::vector<edge> paths;

  bool
  shared () const
  {
    return paths.size () == EDGE_COUNT (block->preds);
  }
};

/* The exits of a run, which has PARTS, behind the blocks ENDS, which stay
   open.  */
std::vector<run_exit> exits_of (const std::vector<run_part> &parts,
                                const std::vector<basic_block> &ends);

/* Whether a run may be as long as it is; one that is longer may not, either. */
using run_judge = std::function<bool (const call_run &)>;

/* The runs of FUN that have only CALLS, which are numbered as they stand there;
   null pointers are calls that no run may have.  */
std::vector<call_run> find_runs (function *fun,
                                 const std::vector<const printf_call *> &calls,
                                 const run_judge &may_be);

} // namespace qrintf

#endif
