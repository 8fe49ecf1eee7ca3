/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text into room that a user sink gives beforehand.  */

#ifndef QRINTF_PLAN_RESERVED_H
#define QRINTF_PLAN_RESERVED_H

#include "plan/types.h"

namespace qrintf
{

/* Why the pieces of RESULT cannot be written there, nor be copied to there, or
   null: a function that has no room to give may leave its errno to a "%m" of
   the original call's.  */
const char *refusal_to_reserve (const plan &result, const call_facts &facts);

/* The plan that writes the pieces of BASE there, or a refusal where a scratch
   buffer does better.  */
plan in_user_room (const plan &base, const call_facts &facts);

} // namespace qrintf

#endif
