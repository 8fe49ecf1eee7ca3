/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How decimals of a text are stored, by what follows them.  */

#ifndef QRINTF_PLAN_SLACK_H
#define QRINTF_PLAN_SLACK_H

#include "plan/types.h"

namespace qrintf
{

/* Set the slack of each piece of RESULT.  Decimals with too little slack become
   exact, or calls.  */
void use_slack (plan &result);

/* Let octets be looked up where that pays.  */
void look_up_octets (plan &result);

} // namespace qrintf

#endif
