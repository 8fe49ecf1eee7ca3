/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of a run that saves something.  */

#ifndef QRINTF_ANALYSIS_RUNS_TRIM_RUN_H
#define QRINTF_ANALYSIS_RUNS_TRIM_RUN_H

#include "analysis/runs/call-run.h"

namespace qrintf
{

/* Whether a path through RUN has two calls.  */
bool saves_something (const call_run &run);

/* Remove the calls with the number I and above from RUN, except from its
   parts.  */
void forget_calls (call_run &run, size_t i);

/* Remove the parts of RUN that save nothing, and mark the parts behind which
   the stream stays entered.  */
void trim (call_run &run);

} // namespace qrintf

#endif
