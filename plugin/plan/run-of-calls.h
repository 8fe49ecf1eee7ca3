/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs: calls that print to one stream one after another enter it once, test
   its room once, and leave it once.  */

#ifndef QRINTF_PLAN_RUN_OF_CALLS_H
#define QRINTF_PLAN_RUN_OF_CALLS_H

#include "plan/types.h"

namespace qrintf
{

/* Whether a call of LIBRARY's with the plan MADE may be part of a run.  */
bool may_be_in_run (const plan &made, const library_facts &library);

/* Join the plans of CALLS, which are neighbours in this order, into as few runs
   as the room of a buffer allows.  */
void join (const std::vector<plan *> &calls);

} // namespace qrintf

#endif
