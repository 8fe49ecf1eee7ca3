/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls for which lowered code would be weight and no gain.  */

#ifndef QRINTF_PLAN_WORTH_H
#define QRINTF_PLAN_WORTH_H

#include "analysis/facts.h"
#include "format/format.h"
#include "plan/emitters.h"
#include "plan/types.h"

namespace qrintf
{

/* Whether strings and blocks that run often and are printed by themselves are
   worth their emitters in UNIT, which has main and SELDOM_CALLS to streams that
   run seldom.  */
bool pieces_pay_alone (const unit_text &unit, unsigned seldom_calls);

/* Whether a program whose only unit may be UNIT has room for emitters of BYTES,
   none of which prints reals.  */
bool emitters_fit (const unit_text &unit, unsigned bytes);

/* Whether a call with FACTS prints a translated message, for people to read.  */
bool is_message (const call_facts &facts);

/* Why a call with FACTS stays with libc by choice, or null.  */
const char *why_not_worthwhile (const call_facts &facts);

/* The same for one that prints FORMAT.  */
const char *why_not_worth_printing (const call_facts &facts,
                                    const parsed_format &format);

/* The same for one whose format is read at run time.  */
const char *why_not_worth_reading (const call_facts &facts);

/* Whether a call with FACTS that is a message, or stands beside one, is better
   a small call than libc's.  */
bool is_better_small_message (const call_facts &facts);

/* Which variants of its emitters a lowered call is worth.  */
variants variants_worth_having (const call_facts &facts);

/* Whether a call with FORMAT is better a small one.  */
bool is_better_small (const call_facts &facts, const small_format &format);

} // namespace qrintf

#endif
