/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which tests the lowered form of a call makes at run time.  */

#ifndef QRINTF_PLAN_TESTS_H
#define QRINTF_PLAN_TESTS_H

#include "plan/types.h"

namespace qrintf
{

/* Append to the tests of RESULT, which are those that its pieces assume, all
   others that a call of FACTS needs.  Everything else is planned.  */
void add_tests (plan &result, const call_facts &facts);

} // namespace qrintf

#endif
