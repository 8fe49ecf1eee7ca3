/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A run: calls that print to one stream, with no statement between them that
   might read or change the stream.  A run enters the stream once for all its
   calls.  */

#ifndef QRINTF_ANALYSIS_RUNS_RUNS_H
#define QRINTF_ANALYSIS_RUNS_RUNS_H

#include "gcc/gcc-includes.h"
#include "recognise/call.h"

#include <unordered_map>

namespace qrintf
{

/* A block of a run, and the numbers of the calls in it.  */
struct run_part
{
  basic_block block;
  std::vector<size_t> calls;
  bool whole = false;      /* no statement to the end of the block is harmful */
  bool stays_open = false; /* the stream is still entered at the end */
};

struct call_run
{
  /* In an order in which each part comes after its predecessors.  Only the
     first part has predecessors outside the run.  */
  std::vector<run_part> parts;

  /* NEXT[0] are the calls that may come first.  NEXT[I] are the calls that may
     follow the Ith call directly.  A call's number is its place in the order of
     PARTS, from 1.  */
  std::vector<std::vector<size_t>> next{ {} };

  /* If the run starts at a branch: that branch, which ends the first part and
     before which the stream is entered, and the stream (null: the value of
     stdout).  ENTRY is null if the run starts at its first call.  */
  gimple *entry = nullptr;
  tree stream = NULL_TREE;

  size_t
  calls () const
  {
    return next.size () - 1;
  }
};

/* Whether STMT may trap although all statements that always precede it did not.
   Requires dominators and numbered statements (gimple_uid).  */
bool may_trap (gimple *stmt);

/* Whether STMT, which is not a call of a run, may stand between calls that
   print to the stream of FIRST: it cannot observe whether their text is in the
   stream's buffer yet, does not change the stream, and takes little time.  If
   FIRST is null, stores to the variable that holds the stream are not
   checked.  */
bool is_harmless (gimple *stmt, const printf_call *first);

/* The start of a run of calls, and its blocks.  The statements of the function
   are numbered (gimple_uid).  */
struct run_range
{
  gimple *start; /* the first statement */
  const std::vector<basic_block> &blocks;

  bool has (basic_block block) const;
};

/* Whether NEXT prints to the same stream as FIRST, in the same way, if both are
   in RANGE and RANGE has no harmful statement.  */
bool have_one_stream (const printf_call &first, const printf_call &next,
                      const run_range &range);

/* Whether the stream of FIRST is known at the end of the first block of RANGE.
   If so, stores it in STREAM; null stands for the value of stdout.  */
bool is_known_before (const printf_call &first, const run_range &range,
                      tree &stream);

/* An exit of a run that stays open: BLOCK follows the open parts and is not
   itself a part.  PATHS are the edges from these parts to BLOCK.  If BLOCK is
   SHARED, it has no other predecessors.  */
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

/* The exits of a run with PARTS, of which the blocks ENDS stay open.  */
std::vector<run_exit> exits_of (const std::vector<run_part> &parts,
                                const std::vector<basic_block> &ends);

/* Whether a path through RUN has two calls.  */
bool saves_something (const call_run &run);

/* Remove the calls with the number I and above from RUN, except from its
   parts.  */
void forget_calls (call_run &run, size_t i);

/* Remove the parts of RUN that save nothing, and mark the parts behind which
   the stream stays entered.  */
void trim (call_run &run);

/* Whether a run may have the length that it has.  After a refusal every longer
   run is refused as well.  */
using run_judge = std::function<bool (const call_run &)>;

/* The runs of FUN.  CALLS are the calls that may be in runs, in the order of
   their numbers; a null pointer is a call that must not be in any run.  */
std::vector<call_run> find_runs (function *fun,
                                 const std::vector<const printf_call *> &calls,
                                 const run_judge &may_be);

} // namespace qrintf

#endif
