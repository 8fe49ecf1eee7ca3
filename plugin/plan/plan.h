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

} // namespace qrintf

#endif
