/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plan of a call whose format is read at run time.  See interpreted.h.

   The call takes a va_list, or its format is not known, so there are no pieces.
   Refused are user sinks, values that no emitter prints, C libraries that the
   runtime does not know, and what is not worth its weight (worth.h).  Where the
   interpreter would be embedded, and the user does not want messages lowered,
   these are refused, too: formats without a va_list that are from no table, and
   reals.  */

#include "plan/interpreted.h"

#include "plan/tests.h"
#include "plan/worth.h"

namespace qrintf
{
namespace
{

constexpr const char unknown[] = "format is not a literal";

bool
may_be_read (const argument_facts &a, bool reals)
{
  return a.kind == argument_facts::integer || a.kind == argument_facts::pointer
         || (reals && a.kind == argument_facts::real && a.bits == 64);
}

const char *
refusal (const call_facts &facts)
{
  if (is_user_sink (facts.to))
    return unknown;
  bool may_weigh = facts.with_messages || facts.interpreter_is_there;
  for (const argument_facts &a : facts.arguments)
    if (!may_be_read (a, may_weigh))
      return unknown;
  if (!facts.has_list () && !facts.from_table && !facts.translated
      && !may_weigh)
    return unknown;
  if (!facts.library->has_interpreter)
    return "formats are not read at run time for this C library";
  return nullptr;
}

} // namespace

plan
make_interpreted_plan (const call_facts &facts)
{
  plan result;
  result.strategy = strategy::interpreted;
  result.length = { 0, length_range::unbounded };
  const char *why = refusal (facts);
  if (!why)
    {
      why = why_not_worth_reading (facts);
      result.by_choice = why;
    }
  if (why)
    {
      result.refusal = why;
      return result;
    }
  add_tests (result, facts);
  return result;
}

} // namespace qrintf
