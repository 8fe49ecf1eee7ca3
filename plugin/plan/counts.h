/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where "%n" is stored.  */

#ifndef QRINTF_PLAN_COUNTS_H
#define QRINTF_PLAN_COUNTS_H

#include "plan/types.h"

namespace qrintf
{

/* Does P read memory of the program's?  */
bool reads_string (const piece &p, const call_facts &facts);

/* Decide of each "%n" of RESULT, a plan with its strategy, whether it is stored
   at its place or behind the last test.  Returns why neither is right, or null.
 */
const char *place_counts (plan &result, const call_facts &facts);

} // namespace qrintf

#endif
