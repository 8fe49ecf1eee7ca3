/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Joins the plans of neighbours.  */

#ifndef QRINTF_PASS_JOIN_NEIGHBOURS_H
#define QRINTF_PASS_JOIN_NEIGHBOURS_H

#include "analysis/call-runs.h"
#include "pass/planned-call.h"

namespace qrintf
{

/* Take out of CALLS, which are FUN's, the single pieces that repeat nowhere and
   can be in no run with another call.  */
void keep_pieces_of_runs (function *fun, std::vector<printf_call> &calls);

/* A run of planned calls.  */
struct joined_run
{
  call_run run;
  std::vector<size_t> members; /* numbers of plans, in the run's order */
  uint64_t room = 0;           /* that the run asks for where it starts */

  void emit (const std::vector<planned_call> &planned) const;
};

/* Join the plans of calls that print to one stream one after another.  Of the
   others, let those of one value, and single pieces that repeat, be one call of
   the runtime, and refuse other single pieces.  */
std::vector<joined_run> join_neighbours (function *fun,
                                         std::vector<planned_call> &planned);

} // namespace qrintf

#endif
