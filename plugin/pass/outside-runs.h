/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plans of calls that are in no run of calls.  */

#ifndef QRINTF_PASS_OUTSIDE_RUNS_H
#define QRINTF_PASS_OUTSIDE_RUNS_H

#include "pass/planned-call.h"

namespace qrintf
{

/* Whether P's call is sure to be one of the family, with one format, and its
   text is made in a stream's buffer.  */
bool is_made_in_stream (const planned_call &p);

/* Whether CALL prints a single piece that may be a call of the runtime by
   itself.  */
bool may_stand_alone (const printf_call &call);

/* Whether CALL prints a single piece for which a function is lowered only where
   it has other calls.  */
bool gains_beside_others (const printf_call &call);

/* Plan P, which is in no run: one call of the runtime prints a value, or a
   single piece that gains by that; other single pieces are refused.  */
void plan_outside_runs (planned_call &p);

} // namespace qrintf

#endif
