/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When "%n" is stored.  */

#ifndef QRINTF_PLAN_COUNTS_H
#define QRINTF_PLAN_COUNTS_H

#include "plan/types.h"

namespace qrintf
{

/* Whether P reads memory of the program.  */
bool reads_string (const piece &p, const call_facts &facts);

/* Decide for each "%n" of RESULT, which has its strategy and tests, whether it
   is stored at its place or after the last test.  Returns the reason if neither
   is right, or null.  */
const char *place_counts (plan &result, const call_facts &facts);

} // namespace qrintf

#endif
