/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How digits that need no emitter are stored: decimals by what follows them,
   and from which tables.  */

#ifndef QRINTF_PLAN_SLACK_H
#define QRINTF_PLAN_SLACK_H

#include "analysis/facts.h"
#include "plan/types.h"

namespace qrintf
{

/* Set the slack of each piece of RESULT.  Decimals with too little slack become
   exact, or calls.  */
void use_slack (plan &result);

/* Choose the tables that digits of a call with FACTS are loaded from, or let
   emitters write them.  */
void choose_tables (plan &result, const call_facts &facts);

} // namespace qrintf

#endif
