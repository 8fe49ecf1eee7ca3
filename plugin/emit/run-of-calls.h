/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a run of calls.  */

#ifndef QRINTF_EMIT_RUN_OF_CALLS_H
#define QRINTF_EMIT_RUN_OF_CALLS_H

#include "analysis/runs/call-run.h"
#include "plan/types.h"

namespace qrintf
{

struct planned_member
{
  const printf_call &call;
  const qrintf::plan &plan;
};

/* Replace the calls of RUN by the code of their plans.  MEMBERS are the calls
   in the order of the run's parts.  If the run starts at a branch, it enters
   the stream there with ROOM bytes.  See emit.  */
void emit_run (const call_run &run, const std::vector<planned_member> &members,
               uint64_t room);

} // namespace qrintf

#endif
