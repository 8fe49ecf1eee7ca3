/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A run: calls that print to one stream, with no statement between them that
   might read or change the stream.  A run enters the stream once for all its
   calls.  */

#ifndef QRINTF_ANALYSIS_RUNS_CALL_RUN_H
#define QRINTF_ANALYSIS_RUNS_CALL_RUN_H

#include "recognise/call.h"

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

} // namespace qrintf

#endif
