/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The run that starts at a statement.  */

#ifndef QRINTF_ANALYSIS_RUNS_GROW_RUN_H
#define QRINTF_ANALYSIS_RUNS_GROW_RUN_H

#include "analysis/runs/call-run.h"

#include <unordered_map>

namespace qrintf
{

/* Whether a run may have the length that it has.  After a refusal every longer
   run is refused as well.  */
using run_judge = std::function<bool (const call_run &)>;

/* The numbers of calls, by their statements.  */
using call_numbers = std::unordered_map<const gimple *, size_t>;

/* The longest run that starts at START; it has no parts if no run starts there.
   CALLS are the calls that may be in runs, and NUMBERS has those of them that
   are in no run yet.  The statements of the function are numbered (gimple_uid),
   and its dominators are known.  */
call_run grow_run (gimple *start, const std::vector<const printf_call *> &calls,
                   const call_numbers &numbers, const run_judge &may_be);

} // namespace qrintf

#endif
