/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plan of a call whose format is read at run time.  */

#ifndef QRINTF_PLAN_INTERPRETED_H
#define QRINTF_PLAN_INTERPRETED_H

#include "plan/types.h"

namespace qrintf
{

/* A plan for a call with FACTS whose format may be anything.  */
plan make_interpreted_plan (const call_facts &facts);

} // namespace qrintf

#endif
