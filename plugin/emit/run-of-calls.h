/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a run of calls.  */

#ifndef QRINTF_EMIT_RUN_OF_CALLS_H
#define QRINTF_EMIT_RUN_OF_CALLS_H

#include "analysis/call-runs.h"
#include "plan/types.h"

namespace qrintf
{

struct planned_member
{
  const printf_call &call;
  const qrintf::plan &plan;
};

/* Replace the calls of RUN, which are MEMBERS in the order of its parts, by the
   code of their plans.  Where the run starts with a branch, ROOM is what it
   asks for.  See emit.  */
void emit_run (const call_run &run, const std::vector<planned_member> &members,
               uint64_t room);

} // namespace qrintf

#endif
