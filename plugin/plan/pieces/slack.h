/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How digits without an emitter are stored: which table they are loaded from,
   and how many bytes behind them may be overwritten.  */

#ifndef QRINTF_PLAN_PIECES_SLACK_H
#define QRINTF_PLAN_PIECES_SLACK_H

#include "plan/types.h"

namespace qrintf
{

/* Set the slack of each piece of RESULT.  Decimals with too little slack become
   exact, or calls.  */
void use_slack (plan &result);

/* Choose the tables that digits of RESULT are loaded from.  */
void choose_tables (plan &result);

} // namespace qrintf

#endif
