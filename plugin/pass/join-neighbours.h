/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Joins the plans of neighbouring calls into runs.  */

#ifndef QRINTF_PASS_JOIN_NEIGHBOURS_H
#define QRINTF_PASS_JOIN_NEIGHBOURS_H

#include "analysis/runs/call-runs.h"
#include "pass/planned-call.h"

namespace qrintf
{

/* Remove from CALLS, which are the calls of FUN, the single pieces that do not
   repeat and can be in no run with another call.  */
void keep_pieces_of_runs (function *fun, std::vector<printf_call> &calls);

/* A run of planned calls.  */
struct joined_run
{
  call_run run;
  std::vector<size_t> members; /* indices of plans, in the run's order */
  uint64_t room = 0;           /* the room requested at the start of the run */

  void emit (const std::vector<planned_call> &planned) const;
};

/* Join the plans of consecutive calls that print to one stream.  Of the calls
   outside runs, those that print one value and single pieces that repeat become
   one call of the runtime; other single pieces are refused.  */
std::vector<joined_run> join_neighbours (function *fun,
                                         std::vector<planned_call> &planned);

} // namespace qrintf

#endif
