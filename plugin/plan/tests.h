/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tests that lowered code makes at run time.  */

#ifndef QRINTF_PLAN_TESTS_H
#define QRINTF_PLAN_TESTS_H

#include "plan/types.h"

namespace qrintf
{

/* Complete the tests of RESULT: append the tests for a call with FACTS to those
   that the pieces need.  The rest of RESULT must be complete.  */
void add_tests (plan &result, const call_facts &facts);

} // namespace qrintf

#endif
