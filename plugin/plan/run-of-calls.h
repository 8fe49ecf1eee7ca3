/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs: calls that print to one stream one after another enter it once, test
   its room once, and leave it once.  */

#ifndef QRINTF_PLAN_RUN_OF_CALLS_H
#define QRINTF_PLAN_RUN_OF_CALLS_H

#include "plan/types.h"

namespace qrintf
{

/* A call of a run.  The first member may stand for a place before the calls,
   which has no plan, where the stream is entered.  */
struct run_member
{
  plan *made = nullptr;
  /* The members that may come next, all of them behind this one in the run.
     The run may end here, too.  */
  std::vector<size_t> next;
  /* What stands behind the call, if no others of the run, leaves the stream. */
  bool stays_open = false;
};

/* Whether a call of LIBRARY's with the plan MADE may be part of a run.  */
bool may_be_in_run (const plan &made, const library_facts &library);

/* Whether no test of the room in the run of MEMBERS asks for more than a buffer
   usually has.  */
bool fits_in_stream (const std::vector<run_member> &members);

/* Join the plans of MEMBERS, which fit.  Returns the room that the run asks for
   where it enters the stream.  */
uint64_t join (const std::vector<run_member> &members);

} // namespace qrintf

#endif
