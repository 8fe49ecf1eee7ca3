/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Facts of a call made by the test, and its plan, for the planner's tests.  */

#ifndef QRINTF_MADE_FACTS_H
#define QRINTF_MADE_FACTS_H

#include "plan/plan.h"

namespace qrintf
{

/* An argument of a signed integer type of BITS with any value.  */
inline argument_facts
integer (unsigned bits)
{
  argument_facts a;
  a.kind = argument_facts::integer;
  a.bits = bits;
  a.range = { -(wide (1) << (bits - 1)), (wide (1) << (bits - 1)) - 1 };
  return a;
}

/* An int of a value from LOW to HIGH.  */
inline argument_facts
between (wide low, wide high)
{
  argument_facts a = integer (32);
  a.range = { low, high };
  return a;
}

inline argument_facts
string ()
{
  argument_facts a;
  a.kind = argument_facts::pointer;
  return a;
}

inline argument_facts
real (unsigned bits = 64)
{
  argument_facts a;
  a.kind = argument_facts::real;
  a.bits = bits;
  return a;
}

inline call_facts
facts (std::vector<argument_facts> arguments)
{
  call_facts f;
  f.arguments = std::move (arguments);
  return f;
}

inline call_facts
bounded (wide size, std::vector<argument_facts> arguments)
{
  call_facts f = facts (std::move (arguments));
  f.bound = interval{ size, size };
  return f;
}

inline call_facts
sent (sink to, std::vector<argument_facts> arguments)
{
  call_facts f = facts (std::move (arguments));
  f.to = to;
  return f;
}

inline plan
planned (const char *format, const call_facts &f)
{
  return make_plan (parse_format (format), f);
}

} // namespace qrintf

#endif
