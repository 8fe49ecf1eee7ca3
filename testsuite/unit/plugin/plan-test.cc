/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The planner, with facts made by the tests.  */

#include "made-facts.h"

#include <climits>
#include <gtest/gtest.h>

using namespace qrintf;

namespace
{

argument_facts
int_in (wide low, wide high)
{
  argument_facts a;
  a.kind = argument_facts::integer;
  a.bits = 32;
  a.range = { low, high };
  return a;
}

argument_facts
any_int ()
{
  return int_in (INT_MIN, INT_MAX);
}

argument_facts
any_long ()
{
  argument_facts a = int_in (LONG_MIN, LONG_MAX);
  a.bits = 64;
  return a;
}

argument_facts
any_string ()
{
  argument_facts a;
  a.kind = argument_facts::pointer;
  return a;
}

argument_facts
literal_string (const char *text)
{
  argument_facts a = any_string ();
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
  plan p = planned_for (sink::reserve, "%d,%s;", { any_int (), any_string () });
  ASSERT_EQ (p.refusal, "");
  EXPECT_EQ (p.strategy, strategy::reserved);
  ASSERT_EQ (p.pieces.size (), 4u);
  EXPECT_FALSE (p.pieces[0].counted) << "11 bytes are not worth counting";
  EXPECT_TRUE (p.pieces[2].counted);
  EXPECT_EQ (p.pieces[2].callee, emitter::bytes);
  EXPECT_FALSE (p.any_checked ());

  p = planned_for (sink::fresh, "%d,%10s;", { any_int (), any_string () });
  EXPECT_EQ (p.strategy, strategy::reserved);
  EXPECT_TRUE (p.pieces[0].counted) << "a fresh string is exact";
  EXPECT_TRUE (p.pieces[2].counted);
  EXPECT_EQ (p.pieces[2].callee, emitter::str_right);

  p = planned_for (sink::reserve, "%1000d", { any_int () });
  EXPECT_EQ (p.strategy, strategy::reserved);
  EXPECT_TRUE (p.pieces[0].counted);
}

TEST (plan, small_fresh_texts_and_floats_go_through_scratch)
{
  EXPECT_EQ (planned_for (sink::fresh, "%d", { any_int () }).strategy,
             strategy::scratch);
  argument_facts real;
  real.kind = argument_facts::real;
  real.bits = 64;
  EXPECT_EQ (
      planned_for (sink::reserve, "%s%f", { any_string (), real }).strategy,
      strategy::scratch);
  EXPECT_EQ (planned_for (sink::append, "%s", { any_string () }).strategy,
             strategy::scratch);
}

TEST (plan, what_may_fail_leaves_errno_to_the_original_call)
{
  EXPECT_EQ (planned_for (sink::reserve, "%m", {}).refusal,
             "what '%m' reads may change");
  EXPECT_EQ (planned_for (sink::fresh, "%m", {}).refusal,
             "what '%m' reads may change");
  EXPECT_EQ (planned_for (sink::allocation, "%m%d", { any_int () }).refusal,
             "what '%m' reads may change");
  EXPECT_EQ (planned_for (sink::append, "%m%d", { any_int () }).refusal, "");
}

TEST (plan, long_texts_of_own_functions_take_more_stack)
{
  plan p = planned_for (sink::append, "%2000d", { any_int () });
  ASSERT_EQ (p.refusal, "");
  EXPECT_EQ (p.room.size, 2001u);
  p = planned_for (sink::append, "%2000d%s", { any_int (), any_string () });
  ASSERT_EQ (p.refusal, "");
  EXPECT_EQ (p.room.size, 4032u);
  p = planned_for (sink::append, "%700d%s", { any_int (), any_string () });
  EXPECT_EQ (p.room.size, 1912u);
  EXPECT_NE (planned_for (sink::append, "%5000d", { any_int () }).refusal, "");
  EXPECT_NE (planned_for (sink::descriptor, "%2000d", { any_int () }).refusal,
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
    { any_int (), "%d0123456789012345", emitter::i32 },
    { int_in (0, INT_MAX), "%d0123456789012345", emitter::u32 },
    { any_int (), "%d", emitter::i32_exact },
    { any_int (), "%u", emitter::u32_exact },
    { any_int (), "%5d", emitter::i64_right },
    { any_int (), "%-5d", emitter::i64_left },
    { any_int (), "%05d", emitter::i64_zero },
    { any_int (), "%+d", emitter::i64_right },
    { any_int (), "%.5d", emitter::i64_zero },
    { int_in (-9, -1), "%.5d", emitter::integer },
    { any_int (), "%+.5d", emitter::i64_zero },
    { any_int (), "% 6.5d", emitter::i64_zero },
    { any_int (), "%6.5d", emitter::integer },
    { any_int (), "%.9d", emitter::i64_zero },
    { any_int (), "%.10d", emitter::integer },
    { any_int (), "%+7.5d", emitter::integer },
    { any_int (), "%.5u", emitter::i64_zero },
    { any_int (), "%-.5u", emitter::i64_zero },
    { any_int (), "%08x", emitter::x32_8 },
    { any_int (), "%03x", emitter::x64_zero },
    { any_int (), "%x", emitter::x32_exact },
    { any_int (), "%#x", emitter::x64_alt },
    { any_int (), "%X", emitter::x32_upper_exact },
    { any_int (), "%X12345", emitter::x32_upper_exact },
    { any_int (), "%X123456", emitter::x32_upper },
    { any_long (), "%lX", emitter::x64_upper_exact },
    { any_long (), "%lX0123456789abcdef", emitter::x64_upper },
    { any_int (), "%5X", emitter::integer },
    { any_int (), "%08X", emitter::integer },
    { any_int (), "%.3X", emitter::integer },
    { any_int (), "%#X", emitter::integer },
    { any_int (), "%o", emitter::o64_exact },
    { any_int (), "%.1o", emitter::o64_exact },
    { any_long (), "%lo0123456789abcdef01234567", emitter::o64 },
    { any_int (), "%#o", emitter::integer },
    { any_int (), "%5o", emitter::integer },
    { any_int (), "%.3o", emitter::integer },
    { any_long (), "%ld", emitter::i64_exact },
    { any_long (), "%5lu", emitter::u64_right },
    { any_long (), "%016lx", emitter::x64_16 },
    { any_long (), "%#18lx", emitter::x64_alt },
    { any_long (), "%-#18lx", emitter::integer },
    { any_long (), "%#018lx", emitter::integer },
    { any_long (), "%#.8lx", emitter::integer },
    { any_string (), "%p", emitter::ptr_exact },
    { any_string (), "%20p", emitter::pointer },
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
  plan p = planned ("%u", facts ({ int_in (-1, 5) }));
  EXPECT_EQ (p.length.high, 10u);
  p = planned ("%hhu", facts ({ any_int () }));
  EXPECT_TRUE (p.pieces[0].range.within (0, 255));
  EXPECT_EQ (p.length.high, 3u);
}

TEST (plan, constants_and_literals_become_one_text)
{
  plan p = planned (
      "a%d|%s|%c%%",
      facts ({ int_in (-42, -42), literal_string ("str"), int_in ('z', 'z') }));
  ASSERT_EQ (p.pieces.size (), 1u);
  EXPECT_EQ (p.pieces[0].text, "a-42|str|z%");
  EXPECT_EQ (p.length.low, 11u);
  EXPECT_EQ (p.length.high, 11u);
}

TEST (plan, bounds_choose_the_strategy)
{
  EXPECT_EQ (planned ("%d", bounded (12, { any_int () })).strategy,
             strategy::direct);
  EXPECT_EQ (planned ("%d", bounded (11, { any_int () })).strategy,
             strategy::cut);
  EXPECT_EQ (planned ("%d", bounded (0, { any_int () })).strategy,
             strategy::length_only);
  EXPECT_EQ (planned ("%s", bounded (64, { any_string () })).strategy,
             strategy::measured);
  EXPECT_EQ (planned ("%.8s", bounded (64, { any_string () })).strategy,
             strategy::direct);
  EXPECT_EQ (
      planned ("%d%s", bounded (8, { any_int (), any_string () })).strategy,
      strategy::scratch);

  call_facts run_time = facts ({ any_int () });
  run_time.bound = interval{ 0, UINT64_MAX };
  plan p = planned ("%d", run_time);
  EXPECT_EQ (p.strategy, strategy::guarded);
  EXPECT_EQ (p.lead (), 11u);
  EXPECT_TRUE (p.has_fallback ());

  run_time.bound = interval{ 16, 64 };
  EXPECT_EQ (planned ("%d", run_time).strategy, strategy::direct);
}

/* One number of 32 bits without a field, and a known size that is not the size
   of an object.  */
TEST (plan, what_an_emitter_cuts)
{
  auto strategy_of = [] (const char *format, argument_facts a) {
    return planned (format, bounded (3, { a })).strategy;
  };
  for (const char *format : { "%d", "%i", "%u", "%hd" })
    EXPECT_EQ (strategy_of (format, any_int ()), strategy::cut) << format;
  for (const char *format :
       { "%5d", "%+d", "%05d", "%.3d", "%x", "%d%%", "-%d" })
    EXPECT_EQ (strategy_of (format, any_int ()), strategy::scratch) << format;
  argument_facts wide_int = any_int ();
  wide_int.bits = 64;
  wide_int.range = { wide (LONG_MIN), wide (LONG_MAX) };
  EXPECT_EQ (strategy_of ("%ld", wide_int), strategy::scratch);

  plan p = planned ("%d", bounded (3, { any_int () }));
  EXPECT_EQ (p.pieces[0].callee, emitter::i32_cut);
  EXPECT_FALSE (p.has_fallback ());
  EXPECT_EQ (planned ("%u", bounded (3, { any_int () })).pieces[0].callee,
             emitter::u32_cut);
}

TEST (plan, a_tight_destination_goes_through_scratch)
{
  std::vector<argument_facts> both = { any_string (), any_int () };
  plan roomy = planned ("%s=%d", bounded (64, both));
  EXPECT_EQ (roomy.strategy, strategy::measured);
  EXPECT_EQ (roomy.room.size, 64u);
  plan tight = planned ("%s=%d", bounded (16, both));
  EXPECT_EQ (tight.strategy, strategy::scratch);
  EXPECT_EQ (tight.room.size, 512u);
  EXPECT_TRUE (tight.has_fallback ())
      << "a string longer than the scratch buffer";
  plan short_text = planned ("%.20s", bounded (16, { any_string () }));
  EXPECT_EQ (short_text.strategy, strategy::scratch);
  EXPECT_FALSE (short_text.has_fallback ());
}

TEST (plan, fortified_sprintf_leaves_the_abort_to_libc)
{
  call_facts f = facts ({ any_int () });
  f.object_size = interval{ 12, 12 };
  EXPECT_EQ (planned ("%d", f).strategy, strategy::direct);
  f.object_size = interval{ 8, 8 };
  plan p = planned ("%d", f);
  EXPECT_EQ (p.strategy, strategy::scratch);
  EXPECT_TRUE (p.has_test (test_kind::object_holds_text));
  EXPECT_TRUE (p.has_fallback ());
}

TEST (plan, a_bound_larger_than_the_object_is_libcs)
{
  call_facts f = bounded (32, { any_int () });
  f.object_size = interval{ 16, 16 };
  EXPECT_NE (planned ("%d", f).refusal, "");
}

TEST (plan, bounded_strings_reserve_what_follows)
{
  plan p = planned ("%s=%d;%s.",
                    bounded (64, { any_string (), any_int (), any_string () }));
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
  call_facts f = facts ({ any_string (), any_int () });
  f.to = sink::stream;
  plan p = planned ("%s=%d\n", f);
  EXPECT_EQ (p.strategy, strategy::stream);
  EXPECT_TRUE (p.has_fallback ());
  EXPECT_EQ (p.pieces[0].callee, emitter::str_to);
  EXPECT_EQ (p.pieces[0].reserve, 13u);
  EXPECT_EQ (p.lead (), 0u);
  EXPECT_NE (planned ("%2$d", f).refusal, "");

  call_facts number = facts ({ any_int () });
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
      call_facts f = facts ({ any_string (), any_int () });
      f.to = to;
      plan p = planned ("%s=%d", f);
      EXPECT_EQ (p.strategy, strategy::scratch);
      EXPECT_EQ (p.room.size, 512u);
      EXPECT_TRUE (p.has_fallback ());
      EXPECT_EQ (p.pieces[0].callee, emitter::str_to);
      f = facts ({ any_string () });
      f.to = to;
      EXPECT_EQ (planned ("%s", f).has_test (test_kind::not_empty),
                 to == sink::descriptor);
      f = facts ({ any_int (), any_int () });
      f.to = to;
      EXPECT_EQ (planned ("%*d", f).refusal, "");
      call_facts number = facts ({ any_int () });
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
  plan p = planned ("%*d", facts ({ any_int (), any_int () }));
  ASSERT_EQ (p.tests.size (), 1u);
  EXPECT_EQ (p.tests[0].subject, 0);
  EXPECT_EQ (p.tests[0].range.low, 0);
  EXPECT_TRUE (p.has_fallback ());

  p = planned ("%*d", facts ({ int_in (-7, -7), any_int () }));
  EXPECT_TRUE (p.tests.empty ());
  EXPECT_EQ (p.pieces[0].callee, emitter::i64_left);
  EXPECT_EQ (p.pieces[0].width.value, 7);

  p = planned ("%*d", facts ({ int_in (0, 20), any_int () }));
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
      plan p = planned (c.format, facts ({ any_int (), any_int () }));
      EXPECT_EQ (p.pieces[0].callee, c.callee) << c.format;
      EXPECT_EQ (p.pieces[0].width.argument, 0) << c.format;
    }
}

TEST (plan, zero_filled_fields_are_thought_to_fit)
{
  for (const char *f : { "%02d", "%03u", "%04d", "%02x", "%04X", "%.2d" })
    {
      plan p = planned (f, facts ({ any_int () }));
      ASSERT_EQ (p.tests.size (), 1u) << f;
      EXPECT_EQ (p.tests[0].range.low, 0) << f;
      EXPECT_NE (p.pieces[0].kind, piece_kind::call) << f;
      EXPECT_TRUE (p.has_fallback ()) << f;
      EXPECT_LE (p.length.high, 4u) << f;
    }
  EXPECT_EQ (planned ("%02d", facts ({ any_int () })).tests[0].range.high, 99);
  EXPECT_EQ (planned ("%02x", facts ({ any_int () })).tests[0].range.high, 255);
  for (const char *f : { "%2d", "%-02d", "%+03d", "%05d", "%03x", "%#04x" })
    EXPECT_TRUE (planned (f, facts ({ any_int () })).tests.empty ()) << f;
  EXPECT_TRUE (planned ("%02d", facts ({ int_in (0, 59) })).tests.empty ());
  EXPECT_TRUE (planned ("%02d", facts ({ int_in (100, 999) })).tests.empty ());
}

TEST (plan, a_run_time_precision_may_be_none)
{
  /* "%.*d" of 0: nothing with a precision of 0, "0" with one of -1.  */
  plan p = planned ("%.*d", facts ({ int_in (-1, 0), int_in (0, 0) }));
  EXPECT_EQ (p.length.low, 0u);
  EXPECT_EQ (p.length.high, 1u);
}

TEST (plan, what_may_overflow_is_libcs)
{
  for (const char *f : { "%2000000000d%2000000000d", "%.2147483646p|" })
    {
      argument_facts a = f[1] == '.' ? any_string () : any_int ();
      EXPECT_NE (planned (f, facts ({ a, a })).refusal, "") << f;
      EXPECT_NE (planned (f, bounded (0, { a, a })).refusal, "") << f;
    }
}

TEST (plan, null_strings)
{
  argument_facts null = any_string ();
  null.null = true;
  EXPECT_EQ (planned ("%s", facts ({ null })).pieces[0].text, "(null)");
  EXPECT_EQ (planned ("%8s", facts ({ null })).pieces[0].text, "  (null)");
  EXPECT_TRUE (planned ("%.5s", facts ({ null })).pieces.empty ());
  EXPECT_EQ (planned ("%p", facts ({ null })).pieces[0].text, "(nil)");
}

TEST (plan, null_strings_that_libc_reads)
{
  argument_facts string = any_string ();
  string.non_null = false;
  call_facts puts = sent (sink::stream, { string });
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
  argument_facts one_of = any_string ();
  one_of.length = { 6, 6 };
  EXPECT_EQ (planned ("%s", facts ({ one_of })).pieces[0].kind,
             piece_kind::call);
  one_of.non_null = true;
  EXPECT_EQ (planned ("%s", facts ({ one_of })).pieces[0].kind,
             piece_kind::known);
}

TEST (plan, refusals)
{
  argument_facts overlapping = any_string ();
  overlapping.overlaps = true;
  EXPECT_NE (planned ("%s", facts ({ overlapping })).refusal, "");
  EXPECT_NE (planned ("%d", facts ({})).refusal, "");
  EXPECT_NE (planned ("%ld", facts ({ any_int () })).refusal, "");
  EXPECT_NE (planned ("%s", facts ({ any_int () })).refusal, "");
  EXPECT_NE (planned ("%p", facts ({ any_long () })).refusal, "");
  EXPECT_NE (planned ("%*d", facts ({ real (64), any_int () })).refusal, "");
  EXPECT_NE (planned ("%f", facts ({ any_int () })).refusal, "");
  EXPECT_NE (planned ("%n", facts ({ any_int () })).refusal, "");
  EXPECT_NE (planned ("%", facts ({ any_int () })).refusal, "");
}

} // namespace
