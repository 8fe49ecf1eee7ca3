/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The runs of a function.  */

#ifndef QRINTF_ANALYSIS_RUNS_CALL_RUNS_H
#define QRINTF_ANALYSIS_RUNS_CALL_RUNS_H

#include "analysis/runs/grow-run.h"

namespace qrintf
{

/* The runs of FUN.  CALLS are the calls that may be in runs, in the order of
   their numbers; a null pointer is a call that must not be in any run.  */
std::vector<call_run> find_runs (function *fun,
                                 const std::vector<const printf_call *> &calls,
                                 const run_judge &may_be);

} // namespace qrintf

#endif
