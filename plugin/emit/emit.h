/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission: builds the GIMPLE of plans and replaces the calls by it.  */

#ifndef QRINTF_EMIT_EMIT_H
#define QRINTF_EMIT_EMIT_H

#include "analysis/runs/runs.h"
#include "emit/emission.h"
#include "plan/types.h"

namespace qrintf
{

/* Replace CALL by the code of PLAN, which must not be a refusal.  RUN is the
   state that the calls of a run share; they are emitted in their order.
   OTHERWISE, if it is not null, can serve as the fallback: the same call in a
   block of its own, which calls in runs do not have.  The caller renames
   virtual operands and recomputes dominators afterwards.  */
void emit (const printf_call &call, const plan &plan, stream_run &run,
           gcall *otherwise = nullptr);

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
