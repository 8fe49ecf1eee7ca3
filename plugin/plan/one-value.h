/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that print one value to a stream, such as fprintf (f, "%d\n", x), by
   one call of the runtime.  */

#ifndef QRINTF_PLAN_ONE_VALUE_H
#define QRINTF_PLAN_ONE_VALUE_H

#include "plan/types.h"

#include <optional>

namespace qrintf
{

/* The plan by which an emitter does all of MADE, of a call with FACTS that is in
   no run of calls; nothing if there is none that does.  */
std::optional<plan> as_one_value (const plan &made, const call_facts &facts);

} // namespace qrintf

#endif
