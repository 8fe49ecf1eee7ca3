/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tests that lowered code makes at run time.  */

#ifndef QRINTF_PLAN_TESTS_H
#define QRINTF_PLAN_TESTS_H

#include "plan/types.h"

namespace qrintf
{

/* Append to the tests of RESULT, which are those that its pieces need, all
   others that a call with FACTS needs.  The rest of RESULT must be complete. */
void add_tests (plan &result, const call_facts &facts);

/* Whether the runtime's function that reads the format of a call with FACTS
   also calls libc with what it refuses.  With a va_list it does not, as whoever
   asks for the text's length has to know whether it was made here, nor for
   asprintf and dprintf, which may be functions of the program's.  */
inline bool
prints_what_it_refuses (const call_facts &facts)
{
  return !facts.has_list ()
         && (facts.to == sink::buffer || facts.to == sink::stream);
}

} // namespace qrintf

#endif
