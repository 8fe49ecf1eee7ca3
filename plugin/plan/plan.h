/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The planner: directives and facts become pieces and a strategy, or a refusal
   with its reason.  No GCC types.  */

#ifndef QRINTF_PLAN_PLAN_H
#define QRINTF_PLAN_PLAN_H

#include "format/format.h"
#include "plan/types.h"

namespace qrintf
{

plan make_plan (const parsed_format &format, const call_facts &facts);

/* The plan that writes the pieces of BASE to room that a user sink gives, or a
   refusal if a scratch buffer is better.  */
plan in_user_room (const plan &base, const call_facts &facts);

/* Decide for each "%n" of RESULT, which has its strategy and tests, whether it
   is stored at its place or after the last test.  Returns the reason if neither
   is right, or null.  */
const char *place_counts (plan &result, const call_facts &facts);

} // namespace qrintf

#endif
