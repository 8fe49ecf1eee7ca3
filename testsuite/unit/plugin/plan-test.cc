/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The planner, with facts made by the tests.  */

#include "made-facts.h"

#include <climits>
#include <gtest/gtest.h>

using namespace qrintf;

namespace
{

argument_facts
literal_string (const char *text)
{
  argument_facts a = string ();
  a.non_null = true;
  a.text = text;
  a.length = { strlen (text), strlen (text) };
  return a;
}

/* User sinks.  */
plan
planned_for (sink to, const char *format, std::vector<argument_facts> arguments)
{
  return planned (format, sent (to, std::move (arguments)));
}

TEST (plan, what_is_reserved_is_counted_where_it_must_be)
{
  plan p = planned_for (sink::reserve, "%d,%s;", { integer (32), string () });
  ASSERT_EQ (p.refusal, "");
  EXPECT_EQ (p.strategy, strategy::reserved);
  ASSERT_EQ (p.pieces.size (), 4u);
  EXPECT_FALSE (p.pieces[0].counted) << "11 bytes are not worth counting";
  EXPECT_TRUE (p.pieces[2].counted);
  EXPECT_EQ (p.pieces[2].callee, emitter::bytes);
  EXPECT_FALSE (p.any_checked ());

  p = planned_for (sink::fresh, "%d,%10s;", { integer (32), string () });
  EXPECT_EQ (p.strategy, strategy::reserved);
  EXPECT_TRUE (p.pieces[0].counted) << "a fresh string is exact";
  EXPECT_TRUE (p.pieces[2].counted);
  EXPECT_EQ (p.pieces[2].callee, emitter::str_right);

  p = planned_for (sink::reserve, "%1000d", { integer (32) });
  EXPECT_EQ (p.strategy, strategy::reserved);
  EXPECT_TRUE (p.pieces[0].counted);
}

TEST (plan, what_may_fail_leaves_errno_to_the_original_call)
{
  EXPECT_EQ (planned_for (sink::reserve, "%m", {}).refusal,
             "what '%m' reads may change");
  EXPECT_EQ (planned_for (sink::fresh, "%m", {}).refusal,
             "what '%m' reads may change");
  EXPECT_EQ (planned_for (sink::allocation, "%m%d", { integer (32) }).refusal,
             "what '%m' reads may change");
  EXPECT_EQ (planned_for (sink::append, "%m%d", { integer (32) }).refusal, "");
}

TEST (plan, long_texts_of_own_functions_take_more_stack)
{
  plan p = planned_for (sink::append, "%2000d", { integer (32) });
  ASSERT_EQ (p.refusal, "");
  EXPECT_EQ (p.room.size, 2001u);
  p = planned_for (sink::append, "%2000d%s", { integer (32), string () });
  ASSERT_EQ (p.refusal, "");
  EXPECT_EQ (p.room.size, 4032u);
  p = planned_for (sink::append, "%700d%s", { integer (32), string () });
  EXPECT_EQ (p.room.size, 1912u);
  EXPECT_NE (planned_for (sink::append, "%5000d", { integer (32) }).refusal,
             "");
  EXPECT_NE (planned_for (sink::descriptor, "%2000d", { integer (32) }).refusal,
             "");
}

TEST (plan, ranges_choose_the_emitter)
{
  const struct
  {
    argument_facts argument;
    const char *format;
    emitter callee;
  } rows[] = {
    { integer (32), "%d0123456789012345", emitter::i32 },
    { between (0, INT_MAX), "%d0123456789012345", emitter::u32 },
    { integer (32), "%d", emitter::i32_exact },
    { integer (32), "%u", emitter::u32_exact },
    { integer (32), "%5d", emitter::i64_right },
    { integer (32), "%-5d", emitter::i64_left },
    { integer (32), "%05d", emitter::i64_zero },
    { integer (32), "%+d", emitter::i64_right },
    { integer (32), "%.5d", emitter::i64_zero },
    { between (-9, -1), "%.5d", emitter::integer },
    { integer (32), "%+.5d", emitter::i64_zero },
    { integer (32), "% 6.5d", emitter::i64_zero },
    { integer (32), "%6.5d", emitter::integer },
    { integer (32), "%.9d", emitter::i64_zero },
    { integer (32), "%.10d", emitter::integer },
    { integer (32), "%+7.5d", emitter::integer },
    { integer (32), "%.5u", emitter::i64_zero },
    { integer (32), "%-.5u", emitter::i64_zero },
    { integer (32), "%08x", emitter::x32_8 },
    { integer (32), "%03x", emitter::x64_zero },
    { integer (32), "%x", emitter::x32_exact },
    { integer (32), "%#x", emitter::x64_alt },
    { integer (32), "%X", emitter::x32_upper_exact },
    { integer (32), "%X12345", emitter::x32_upper_exact },
    { integer (32), "%X123456", emitter::x32_upper },
    { integer (64), "%lX", emitter::x64_upper_exact },
    { integer (64), "%lX0123456789abcdef", emitter::x64_upper },
    { integer (32), "%5X", emitter::integer },
    { integer (32), "%08X", emitter::integer },
    { integer (32), "%.3X", emitter::integer },
    { integer (32), "%#X", emitter::integer },
    { integer (32), "%o", emitter::o64_exact },
    { integer (32), "%.1o", emitter::o64_exact },
    { integer (64), "%lo0123456789abcdef01234567", emitter::o64 },
    { integer (32), "%#o", emitter::integer },
    { integer (32), "%5o", emitter::integer },
    { integer (32), "%.3o", emitter::integer },
    { integer (64), "%ld", emitter::i64_exact },
    { integer (64), "%5lu", emitter::u64_right },
    { integer (64), "%016lx", emitter::x64_16 },
    { integer (64), "%#18lx", emitter::x64_alt },
    { integer (64), "%-#18lx", emitter::integer },
    { integer (64), "%#018lx", emitter::integer },
    { integer (64), "%#.8lx", emitter::integer },
    { string (), "%p", emitter::ptr_exact },
    { string (), "%20p", emitter::pointer },
  };
  for (const auto &row : rows)
    {
      plan p = planned (row.format, facts ({ row.argument }));
      ASSERT_EQ (p.refusal, "") << row.format;
      EXPECT_EQ (p.pieces[0].kind, piece_kind::call) << row.format;
      EXPECT_EQ (p.pieces[0].callee, row.callee) << row.format;
    }
}

TEST (plan, a_range_of_another_type_is_not_believed)
{
  /* -1 as "%u" is 4294967295.  */
  plan p = planned ("%u", facts ({ between (-1, 5) }));
  EXPECT_EQ (p.length.high, 10u);
  p = planned ("%hhu", facts ({ integer (32) }));
  EXPECT_TRUE (p.pieces[0].range.within (0, 255));
  EXPECT_EQ (p.length.high, 3u);
}

TEST (plan, constants_and_literals_become_one_text)
{
  plan p = planned (
      "a%d|%s|%c%%",
      facts ({ between (-42, -42), literal_string ("str"),
               between ('z', 'z') }));
  ASSERT_EQ (p.pieces.size (), 1u);
  EXPECT_EQ (p.pieces[0].text, "a-42|str|z%");
  EXPECT_EQ (p.length.low, 11u);
  EXPECT_EQ (p.length.high, 11u);
}

/* One number of 32 bits without a field, and a known size that is not the size
   of an object.  */
TEST (plan, what_an_emitter_cuts)
{
  auto strategy_of = [] (const char *format, argument_facts a) {
    return planned (format, bounded (3, { a })).strategy;
  };
  for (const char *format : { "%d", "%i", "%u", "%hd" })
    EXPECT_EQ (strategy_of (format, integer (32)), strategy::cut) << format;
  for (const char *format :
       { "%5d", "%+d", "%05d", "%.3d", "%x", "%d%%", "-%d" })
    EXPECT_EQ (strategy_of (format, integer (32)), strategy::scratch) << format;
  EXPECT_EQ (strategy_of ("%ld", integer (64)), strategy::scratch);

  plan p = planned ("%d", bounded (3, { integer (32) }));
  EXPECT_EQ (p.pieces[0].callee, emitter::i32_cut);
  EXPECT_FALSE (p.has_fallback ());
  EXPECT_EQ (planned ("%u", bounded (3, { integer (32) })).pieces[0].callee,
             emitter::u32_cut);
}

TEST (plan, a_tight_destination_goes_through_scratch)
{
  std::vector<argument_facts> both = { string (), integer (32) };
  plan roomy = planned ("%s=%d", bounded (64, both));
  EXPECT_EQ (roomy.strategy, strategy::measured);
  EXPECT_EQ (roomy.room.size, 64u);
  plan tight = planned ("%s=%d", bounded (16, both));
  EXPECT_EQ (tight.strategy, strategy::scratch);
  EXPECT_EQ (tight.room.size, 512u);
  EXPECT_TRUE (tight.has_fallback ())
      << "a string longer than the scratch buffer";
  plan short_text = planned ("%.20s", bounded (16, { string () }));
  EXPECT_EQ (short_text.strategy, strategy::scratch);
  EXPECT_FALSE (short_text.has_fallback ());
}

TEST (plan, a_bound_larger_than_the_object_is_libcs)
{
  call_facts f = bounded (32, { integer (32) });
  f.object_size = interval{ 16, 16 };
  EXPECT_NE (planned ("%d", f).refusal, "");
}

TEST (plan, bounded_strings_reserve_what_follows)
{
  plan p = planned ("%s=%d;%s.",
                    bounded (64, { string (), integer (32), string () }));
  ASSERT_EQ (p.pieces.size (), 6u);
  EXPECT_EQ (p.lead (), 0u);
  EXPECT_TRUE (p.pieces[0].checked);
  EXPECT_EQ (p.pieces[0].callee, emitter::str_to);
  EXPECT_EQ (p.pieces[0].reserve, 13u) << "=, eleven of %d, ;";
  EXPECT_EQ (p.pieces[4].reserve, 1u);
  EXPECT_EQ (p.pieces[2].callee, emitter::i32_exact)
      << "slack ends at the next string that may leave";
}

TEST (plan, streams_take_what_surely_fits)
{
  call_facts f = facts ({ string (), integer (32) });
  f.to = sink::stream;
  plan p = planned ("%s=%d\n", f);
  EXPECT_EQ (p.strategy, strategy::stream);
  EXPECT_TRUE (p.has_fallback ());
  EXPECT_EQ (p.pieces[0].callee, emitter::str_to);
  EXPECT_EQ (p.pieces[0].reserve, 13u);
  EXPECT_EQ (p.lead (), 0u);
  EXPECT_NE (planned ("%2$d", f).refusal, "");

  call_facts number = facts ({ integer (32) });
  number.to = sink::stream;
  p = planned ("%d\n", number);
  EXPECT_EQ (p.lead (), 12u);
  EXPECT_EQ (p.pieces[0].callee, emitter::i32_exact);
  EXPECT_NE (planned ("%2000d", number).refusal, "");
}

TEST (plan, descriptors_and_allocations_go_through_scratch)
{
  for (sink to : { sink::descriptor, sink::allocation })
    {
      call_facts f = facts ({ string (), integer (32) });
      f.to = to;
      plan p = planned ("%s=%d", f);
      EXPECT_EQ (p.strategy, strategy::scratch);
      EXPECT_EQ (p.room.size, 512u);
      EXPECT_TRUE (p.has_fallback ());
      EXPECT_EQ (p.pieces[0].callee, emitter::str_to);
      f = facts ({ string () });
      f.to = to;
      EXPECT_EQ (planned ("%s", f).has_test (test_kind::not_empty),
                 to == sink::descriptor);
      f = facts ({ integer (32), integer (32) });
      f.to = to;
      EXPECT_EQ (planned ("%*d", f).refusal, "");
      call_facts number = facts ({ integer (32) });
      number.to = to;
      p = planned ("%d", number);
      EXPECT_EQ (p.room.size, 12u);
      EXPECT_TRUE (p.has_fallback ())
          << "malloc may fail, dprintf be another's";
      EXPECT_FALSE (p.has_test (test_kind::not_empty));
      EXPECT_NE (planned ("%1000d", number).refusal, "");
    }
}

TEST (plan, stars_are_guarded)
{
  plan p = planned ("%*d", facts ({ integer (32), integer (32) }));
  ASSERT_EQ (p.tests.size (), 1u);
  EXPECT_EQ (p.tests[0].subject, 0);
  EXPECT_EQ (p.tests[0].range.low, 0);
  EXPECT_TRUE (p.has_fallback ());

  p = planned ("%*d", facts ({ between (-7, -7), integer (32) }));
  EXPECT_TRUE (p.tests.empty ());
  EXPECT_EQ (p.pieces[0].callee, emitter::i64_left);
  EXPECT_EQ (p.pieces[0].width.value, 7);

  p = planned ("%*d", facts ({ between (0, 20), integer (32) }));
  EXPECT_TRUE (p.tests.empty ());
  EXPECT_EQ (p.length.high, 20u);
}

/* Emitters with a width also accept a width argument, unless there is a
   precision or a flag that they do not support.  */
TEST (plan, stars_have_the_emitters_of_fields)
{
  static const struct
  {
    const char *format;
    emitter callee;
  } cases[] = {
    { "%*d", emitter::i64_right }, { "%+*u", emitter::i64_right },
    { "%-*d", emitter::i64_left }, { "%0*d", emitter::i64_zero },
    { "%0*x", emitter::x64_zero }, { "%#*x", emitter::x64_alt },
    { "%*x", emitter::integer },   { "%-*x", emitter::integer },
    { "%0*X", emitter::integer },  { "%*.3d", emitter::integer },
    { "%#0*x", emitter::integer }, { "%*o", emitter::integer },
  };
  for (const auto &c : cases)
    {
      plan p = planned (c.format, facts ({ integer (32), integer (32) }));
      EXPECT_EQ (p.pieces[0].callee, c.callee) << c.format;
      EXPECT_EQ (p.pieces[0].width.argument, 0) << c.format;
    }
}

TEST (plan, zero_filled_fields_are_thought_to_fit)
{
  for (const char *f : { "%02d", "%03u", "%04d", "%02x", "%04X", "%.2d" })
    {
      plan p = planned (f, facts ({ integer (32) }));
      ASSERT_EQ (p.tests.size (), 1u) << f;
      EXPECT_EQ (p.tests[0].range.low, 0) << f;
      EXPECT_NE (p.pieces[0].kind, piece_kind::call) << f;
      EXPECT_TRUE (p.has_fallback ()) << f;
      EXPECT_LE (p.length.high, 4u) << f;
    }
  call_facts one = facts ({ integer (32) });
  EXPECT_EQ (planned ("%02d", one).tests[0].range.high, 99);
  EXPECT_EQ (planned ("%02x", one).tests[0].range.high, 255);
  for (const char *f : { "%2d", "%-02d", "%+03d", "%05d", "%03x", "%#04x" })
    EXPECT_TRUE (planned (f, facts ({ integer (32) })).tests.empty ()) << f;
  EXPECT_TRUE (planned ("%02d", facts ({ between (0, 59) })).tests.empty ());
  EXPECT_TRUE (planned ("%02d", facts ({ between (100, 999) })).tests.empty ());
}

TEST (plan, a_run_time_precision_may_be_none)
{
  /* "%.*d" of 0: nothing with a precision of 0, "0" with one of -1.  */
  plan p = planned ("%.*d", facts ({ between (-1, 0), between (0, 0) }));
  EXPECT_EQ (p.length.low, 0u);
  EXPECT_EQ (p.length.high, 1u);
}

TEST (plan, what_may_overflow_is_libcs)
{
  for (const char *f : { "%2000000000d%2000000000d", "%.2147483646p|" })
    {
      argument_facts a = f[1] == '.' ? string () : integer (32);
      EXPECT_NE (planned (f, facts ({ a, a })).refusal, "") << f;
      EXPECT_NE (planned (f, bounded (0, { a, a })).refusal, "") << f;
    }
}

TEST (plan, null_strings)
{
  argument_facts null = string ();
  null.null = true;
  EXPECT_EQ (planned ("%s", facts ({ null })).pieces[0].text, "(null)");
  EXPECT_EQ (planned ("%8s", facts ({ null })).pieces[0].text, "  (null)");
  EXPECT_TRUE (planned ("%.5s", facts ({ null })).pieces.empty ());
  EXPECT_EQ (planned ("%p", facts ({ null })).pieces[0].text, "(nil)");
}

TEST (plan, null_strings_that_libc_reads)
{
  argument_facts text = string ();
  text.non_null = false;
  call_facts puts = sent (sink::stream, { text });
  puts.prints_null = false;
  plan p = planned ("%s\n", puts);
  EXPECT_FALSE (p.pieces[0].may_be_null);
  ASSERT_TRUE (p.has_test (test_kind::value_in_range));
  EXPECT_EQ (p.tests[0].subject, 0);
  EXPECT_EQ (p.tests[0].range.low, 1);
  EXPECT_EQ (p.tests[0].range.high, wide (UINT64_MAX));
  puts.arguments[0].non_null = true;
  EXPECT_FALSE (planned ("%s\n", puts).has_test (test_kind::value_in_range));
  puts.arguments[0].non_null = false;
  puts.arguments[0].null = true;
  EXPECT_EQ (planned ("%s\n", puts).refusal, "the string is a null pointer");
}

TEST (plan, unproven_strings_may_be_null)
{
  argument_facts one_of = string ();
  one_of.length = { 6, 6 };
  EXPECT_EQ (planned ("%s", facts ({ one_of })).pieces[0].kind,
             piece_kind::call);
  one_of.non_null = true;
  EXPECT_EQ (planned ("%s", facts ({ one_of })).pieces[0].kind,
             piece_kind::known);
}

TEST (plan, refusals)
{
  argument_facts overlapping = string ();
  overlapping.overlaps = true;
  EXPECT_NE (planned ("%s", facts ({ overlapping })).refusal, "");
  EXPECT_NE (planned ("%d", facts ({})).refusal, "");
  EXPECT_NE (planned ("%ld", facts ({ integer (32) })).refusal, "");
  EXPECT_NE (planned ("%s", facts ({ integer (32) })).refusal, "");
  EXPECT_NE (planned ("%p", facts ({ integer (64) })).refusal, "");
  EXPECT_NE (planned ("%*d", facts ({ real (64), integer (32) })).refusal, "");
  EXPECT_NE (planned ("%f", facts ({ integer (32) })).refusal, "");
  EXPECT_NE (planned ("%n", facts ({ integer (32) })).refusal, "");
  EXPECT_NE (planned ("%", facts ({ integer (32) })).refusal, "");
}

} // namespace
