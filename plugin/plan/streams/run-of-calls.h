/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs: consecutive calls that print to one stream enter it once, test its room
   once, and leave it once.  */

#ifndef QRINTF_PLAN_STREAMS_RUN_OF_CALLS_H
#define QRINTF_PLAN_STREAMS_RUN_OF_CALLS_H

#include "plan/types.h"

namespace qrintf
{

/* A call of a run.  The first member may instead be a place before the calls
   where the stream is entered; it has no plan.  */
struct run_member
{
  plan *made = nullptr;
  /* The members that may come next, all of them behind this one.  The run may
     also end here.  */
  std::vector<size_t> next;
  /* Code behind the call leaves the stream, if no member follows.  */
  bool stays_open = false;
};

/* Whether a call of the C library LIBRARY with the plan MADE may be part of a
   run.  */
bool may_be_in_run (const plan &made, const library_facts &library);

/* Whether every test of the room in the run of MEMBERS asks for no more than a
   buffer usually has.  */
bool fits_in_stream (const std::vector<run_member> &members);

/* Join the plans of MEMBERS, for which fits_in_stream holds.  Returns the room
   that the run asks for when it enters the stream.  */
uint64_t join (const std::vector<run_member> &members);

} // namespace qrintf

#endif
