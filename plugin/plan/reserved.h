/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plans for text in room that a user sink gives before the text is written.  */

#ifndef QRINTF_PLAN_RESERVED_H
#define QRINTF_PLAN_RESERVED_H

#include "plan/types.h"

namespace qrintf
{

/* Why the pieces of RESULT cannot be written or copied to such room or to
   allocated memory; otherwise null.  A function that fails to give room may
   change errno, which a "%m" in the fallback would then print.  */
const char *refusal_to_reserve (const plan &result, const call_facts &facts);

/* The plan that writes the pieces of BASE to such room, or a refusal if a
   scratch buffer is better.  */
plan in_user_room (const plan &base, const call_facts &facts);

} // namespace qrintf

#endif
