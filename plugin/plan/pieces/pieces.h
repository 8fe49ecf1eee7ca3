/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The planner's first half: directives become pieces, each independently of the
   others; and how digits without an emitter are stored: which table they are
   loaded from, and how many bytes behind them may be overwritten.  */

#ifndef QRINTF_PLAN_PIECES_PIECES_H
#define QRINTF_PLAN_PIECES_PIECES_H

#include "format/format.h"
#include "plan/types.h"

namespace qrintf
{

/* A plan without a strategy: the pieces of FORMAT for a call with FACTS, the
   tests that they need, and their length; or a refusal.  */
plan with_pieces (const parsed_format &format, const call_facts &facts);

/* Set the slack of each piece of RESULT.  Decimals with too little slack become
   exact, or calls.  */
void use_slack (plan &result);

/* Choose the numbers of RESULT that may overrun the text in a stream.  Their
   slack has been set.  FACTS are those of the call.  */
void use_overrun (plan &result, const call_facts &facts);

/* Choose the tables that digits of RESULT are loaded from.  */
void choose_tables (plan &result);

} // namespace qrintf

#endif
