/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that print one value to a stream, such as fprintf (f, "%d\n", x), by
   one call of the runtime.  */

#ifndef QRINTF_PLAN_STREAMS_ONE_VALUE_H
#define QRINTF_PLAN_STREAMS_ONE_VALUE_H

#include "plan/types.h"

#include <optional>

namespace qrintf
{

/* The plan in which one emitter does all the work of MADE, the plan of a call
   with FACTS that is in no run of calls; nothing if no emitter does.  */
std::optional<plan> as_one_value (const plan &made, const call_facts &facts);

} // namespace qrintf

#endif
