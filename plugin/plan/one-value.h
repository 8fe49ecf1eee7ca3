/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that print one value to a stream, such as fprintf (f, "%d\n", x), by
   one call of the runtime.  */

#ifndef QRINTF_PLAN_ONE_VALUE_H
#define QRINTF_PLAN_ONE_VALUE_H

#include "plan/types.h"

namespace qrintf
{

/* Let an emitter do all of MADE, which is in no run of calls, if there is one
   that does.  */
void use_one_value (plan &made);

} // namespace qrintf

#endif
