/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls of one value: the emitter that does all of their work, and calls that
   are not such calls.  */

#include "made-facts.h"
#include "plan/streams/one-value.h"

#include <gtest/gtest.h>

namespace qrintf
{
namespace
{

/* The plan of fprintf with FORMAT.  */
plan
one_value (const char *format, std::vector<argument_facts> arguments = {})
{
  call_facts f = sent (sink::stream, std::move (arguments));
  plan p = planned (format, f);
  EXPECT_EQ (p.refusal, "");
  return as_one_value (p, f).value_or (p);
}

/* The emitter, and the characters around the value.  */
TEST (OneValue, HasAnEmitterOfItsOwn)
{
  const struct
  {
    const char *format;
    emitter callee;
    const char *behind;
    char before;
  } rows[] = { { "%d", emitter::print_i32, "", 0 },
               { "%d\n", emitter::print_i32, "\n", 0 },
               { "%hhd,", emitter::print_i32, ",", 0 },
               { "%u ", emitter::print_u32, " ", 0 },
               { "%x\n", emitter::print_x32, "\n", 0 },
               { "<%d>", emitter::print_i32, ">", '<' },
               { " %u", emitter::print_u32, "", ' ' },
               { "%s\n", emitter::print_str, "\n", 0 },
               { "<%s", emitter::print_str, "", '<' },
               { "%ld", emitter::print_i64, "", 0 },
               { "%lu\n", emitter::print_u64, "\n", 0 } };
  for (const auto &row : rows)
    {
      plan p = one_value (row.format);
      EXPECT_EQ (shown (p), "value") << row.format;
      ASSERT_EQ (p.pieces.size (), 1u) << row.format;
      EXPECT_EQ (p.pieces[0].callee, row.callee) << row.format;
      EXPECT_EQ (p.pieces[0].text, row.behind) << row.format;
      EXPECT_EQ (p.pieces[0].before, row.before) << row.format;
    }
  argument_facts small = integer (64);
  small.range = { -5, 70000 };
  EXPECT_EQ (one_value ("%ld", { small }).pieces[0].callee, emitter::print_i32);
}

/* No more than a character is on either side, there is no field, and emitters
   of reals and of long hexadecimal numbers are lacking.  */
TEST (OneValue, IsNotMore)
{
  for (const char *format :
       { "%d\r\n", ": %d", "n=%d\n", "%5d", "%+d", "%X", "%.3d", "%-4d|", "%o",
         "%lx", "%s: ", "</%s", "%5s", "%.3s", "%f", "%g\n", "%d%d" })
    EXPECT_EQ (one_value (format).strategy, strategy::stream) << format;
  call_facts buffer = facts ({ integer (32) });
  EXPECT_FALSE (as_one_value (planned ("%d", buffer), buffer));
}

TEST (OneValue, IsPrintedToStreamsThatTheRuntimeKnows)
{
  call_facts f = sent (sink::stream, { integer (32) });
  plan p = planned ("%d", f);
  EXPECT_TRUE (as_one_value (p, f));
  f.unlocked = true;
  EXPECT_FALSE (as_one_value (p, f));
  f.unlocked = false;
  f.library = &facts_of (c_library::musl);
  EXPECT_FALSE (as_one_value (p, f));
}

} // namespace
} // namespace qrintf
