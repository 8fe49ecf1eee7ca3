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
};

struct call_run
{
  /* Each stands behind all that lead to it.  Control comes to the first one and
     then to nothing but these, until it comes to the end of the run.  */
  std::vector<run_part> parts;

  /* NEXT[0] are the calls that may come first, NEXT[I] those that may come
     right behind the Ith call of PARTS: numbers as these I.  */
  std::vector<std::vector<size_t>> next{ {} };

  /* The branch at the end of the first part before which the stream is entered,
     and the stream (null: what stdout is); null if the first call is where the
     run starts.  */
  gimple *entry = nullptr;
  tree stream = NULL_TREE;

  /* The block at the start of which the stream is left; null if the last call
     is where the run ends.  */
  basic_block exit = nullptr;

  size_t
  calls () const
  {
    return next.size () - 1;
  }
};

/* Whether a run may be as long as it is; one that is longer may not, either. */
using run_judge = std::function<bool (const call_run &)>;

/* The runs of FUN that have only CALLS, which are numbered as they stand there;
   null pointers are calls that no run may have.  */
std::vector<call_run> find_runs (function *fun,
                                 const std::vector<const printf_call *> &calls,
                                 const run_judge &may_be);

} // namespace qrintf

#endif
