/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls for which lowered code would be weight and no gain.  */

#ifndef QRINTF_PLAN_WORTH_H
#define QRINTF_PLAN_WORTH_H

#include "analysis/facts.h"

namespace qrintf
{

/* Why a call with FACTS stays with libc by choice, or null.  */
const char *why_not_worthwhile (const call_facts &facts);

/* The same for one whose format is read at run time.  */
const char *why_not_worth_reading (const call_facts &facts);

/* Whether all emitters of a lowered call are worth a variant for each kind of
   CPU.  */
bool is_worth_variants (const call_facts &facts);

} // namespace qrintf

#endif
