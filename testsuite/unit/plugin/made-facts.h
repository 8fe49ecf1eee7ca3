/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Facts of a call made by hand, and its plan: what the planner's tests share.  */

#ifndef QRINTF_MADE_FACTS_H
#define QRINTF_MADE_FACTS_H

#include "plan/plan.h"

namespace qrintf
{

inline call_facts
facts (std::vector<argument_facts> arguments)
{
  call_facts f;
  f.arguments = std::move (arguments);
  f.result_used = true;
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
