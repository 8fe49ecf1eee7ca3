/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which formats are simple, and what they are printed by.  */

#include "format/format.h"
#include "made-facts.h"
#include "plan/plan.h"
#include "plan/simple.h"

#include <gtest/gtest.h>

namespace qrintf
{
namespace
{

std::vector<emitter>
printed_by (const char *format)
{
  return emitters_of_simple (parse_format (format));
}

using all = std::vector<emitter>;

TEST (Simple, Emitters)
{
  EXPECT_EQ (printed_by ("%f"), all ({ emitter::f64_fixed }));
  EXPECT_EQ (printed_by ("%.17e\n"), all ({ emitter::f64_exponent }));
  EXPECT_EQ (printed_by ("%s=%lg%c"), all ({ emitter::f64_general }));
  EXPECT_EQ (printed_by ("%d %.19f %i %u"),
             all ({ emitter::u32_exact, emitter::f64_fixed, emitter::u32_exact,
                    emitter::u32_exact }));
  EXPECT_EQ (
      printed_by ("%ld%g%lu"),
      all ({ emitter::u64_exact, emitter::f64_general, emitter::u64_exact }));
}

TEST (Simple, NothingWithoutReals)
{
  EXPECT_EQ (printed_by (""), all ());
  EXPECT_EQ (printed_by ("%s: %d\n"), all ());
}

TEST (Simple, Refused)
{
  for (const char *directive :
       { "%5f",   "%-9g",  "%+f",  "% f", "%#f",  "%0f",  "%'f", "%If",
         "%*f",   "%.*f",  "%F",   "%E",  "%G",   "%a",   "%Lf", "%.20f",
         "%.18g", "%.18e", "%1$f", "%x",  "%o",   "%p",   "%n",  "%m",
         "%%",    "%5d",   "%.3d", "%hd", "%hhd", "%lld", "%zd", "%jd",
         "%td",   "%5s",   "%.3s", "%ls", "%lc",  "%3c" })
    {
      EXPECT_EQ (printed_by (directive), all ()) << directive;
      EXPECT_EQ (printed_by ((std::string ("%f ") + directive).c_str ()),
                 all ())
          << directive;
    }
}

call_facts
seldom (std::vector<argument_facts> arguments)
{
  call_facts f = sent (sink::stream, std::move (arguments));
  f.small = small_calls::where_many;
  f.may_be_small = true;
  f.may_be_simple = true;
  return f;
}

bool
is_simple_call (const call_facts &facts)
{
  plan p = make_plan (parse_format ("%g"), facts);
  EXPECT_EQ (p.refusal, "");
  return p.strategy == strategy::simple;
}

TEST (Simple, Calls)
{
  const call_facts facts = seldom ({ real () });
  EXPECT_TRUE (is_simple_call (facts));
  call_facts f = facts;
  f.runs = heat::hot;
  EXPECT_FALSE (is_simple_call (f));
  f = facts;
  f.small = small_calls::none;
  EXPECT_FALSE (is_simple_call (f));
  f = facts;
  f.may_be_simple = false;
  EXPECT_FALSE (is_simple_call (f));
  f = facts;
  f.target.long_bits = 32;
  EXPECT_FALSE (is_simple_call (f));
  f = facts;
  f.library = &facts_of (c_library::musl);
  EXPECT_FALSE (is_simple_call (f));
  /* Many calls have compiled formats.  */
  f = facts;
  f.seldom_calls = 24;
  EXPECT_EQ (make_plan (parse_format ("%g"), f).strategy, strategy::compiled);
}

} // namespace
} // namespace qrintf
