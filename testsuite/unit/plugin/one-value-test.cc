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

/* The plan of fprintf with FORMAT and the value A.  */
plan
one_value (const char *format, argument_facts a)
{
  call_facts f = sent (sink::stream, { a });
  plan p = planned (format, f);
  EXPECT_EQ (p.refusal, "");
  return as_one_value (p, f).value_or (p);
}

void
expect_emitter (const char *format, argument_facts a, emitter callee,
                const char *behind, char before = 0)
{
  plan p = one_value (format, a);
  EXPECT_EQ (p.strategy, strategy::value) << format;
  EXPECT_FALSE (p.has_fallback ()) << format;
  ASSERT_EQ (p.pieces.size (), 1u) << format;
  EXPECT_EQ (p.pieces[0].callee, callee) << format;
  EXPECT_EQ (p.pieces[0].text, behind) << format;
  EXPECT_EQ (p.pieces[0].before, before) << format;
}

TEST (OneValue, HasAnEmitterOfItsOwn)
{
  expect_emitter ("%d", integer (32), emitter::print_i32, "");
  expect_emitter ("%d\n", integer (32), emitter::print_i32, "\n");
  expect_emitter ("%hhd,", integer (32), emitter::print_i32, ",");
  expect_emitter ("%u ", integer (32), emitter::print_u32, " ");
  expect_emitter ("%x\n", integer (32), emitter::print_x32, "\n");
  expect_emitter ("<%d>", integer (32), emitter::print_i32, ">", '<');
  expect_emitter (" %u", integer (32), emitter::print_u32, "", ' ');
}

TEST (OneValue, IsAString)
{
  expect_emitter ("%s\n", string (), emitter::print_str, "\n");
  expect_emitter ("<%s", string (), emitter::print_str, "", '<');
}

TEST (OneValue, MayHaveALongType)
{
  expect_emitter ("%ld", integer (64), emitter::print_i64, "");
  expect_emitter ("%lu\n", integer (64), emitter::print_u64, "\n");
  EXPECT_EQ (one_value ("%lx", integer (64)).strategy, strategy::stream);
  argument_facts small = integer (64);
  small.range = { -5, 70000 };
  expect_emitter ("%ld", small, emitter::print_i32, "");
}

TEST (OneValue, HasNoMoreThanACharacterOnEitherSide)
{
  for (const char *format : { "%d\r\n", ": %d", "n=%d\n", "%5d", "%+d", "%X",
                              "%.3d", "%-4d|", "%o" })
    EXPECT_EQ (one_value (format, integer (32)).strategy, strategy::stream)
        << format;
  for (const char *format : { "%s: ", "</%s", "%5s", "%.3s" })
    EXPECT_EQ (one_value (format, string ()).strategy, strategy::stream)
        << format;
  for (const char *format : { "%f", "%g\n" })
    EXPECT_EQ (one_value (format, real ()).strategy, strategy::stream)
        << format;
}

TEST (OneValue, IsAloneInItsCall)
{
  call_facts two = sent (sink::stream, { integer (32), integer (32) });
  EXPECT_FALSE (as_one_value (planned ("%d%d", two), two));
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
