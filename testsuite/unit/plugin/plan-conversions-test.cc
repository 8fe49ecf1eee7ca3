/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The planner on floats, counts, and conversions that the C library
   formats.  */

#include "made-facts.h"

#include "plan/pieces/choose-emitters.h"

#include "qrintf/emitters.h"

#include <climits>
#include <cstring>
#include <gtest/gtest.h>

using namespace qrintf;

namespace
{

const char *const all_by_libc = "every conversion is the C library's";

argument_facts
constant_real (real_constant::kind_t kind, bool negative, wide magnitude)
{
  argument_facts a = real (64);
  a.constant = real_constant{ kind, negative, magnitude };
  return a;
}

bool
is_float (emitter e)
{
  return e >= emitter::f64_fixed && e <= emitter::f64_general_field;
}

TEST (plan_reals, style_and_flags_choose_the_emitter)
{
  const struct
  {
    const char *format;
    emitter callee;
    unsigned flags;
    int width;
    int precision;
  } rows[] = {
    { "%f", emitter::f64_fixed, 0, 0, 6 },
    { "%lf", emitter::f64_fixed, 0, 0, 6 },
    { "%.2f", emitter::f64_fixed, 0, 0, 2 },
    { "%1.f", emitter::f64_fixed, 0, 1, 0 },
    { "%-f", emitter::f64_fixed_field, QRINTF_LEFT, 0, 6 },
    { "%e", emitter::f64_exponent, 0, 0, 6 },
    { "%g", emitter::f64_general, 0, 0, 6 },
    { "%.17g", emitter::f64_general, 0, 0, 17 },
    { "%8.3f", emitter::f64_fixed_field, 0, 8, 3 },
    { "%F", emitter::f64_fixed_field, QRINTF_UPPER, 0, 6 },
    { "%E", emitter::f64_exponent_field, QRINTF_UPPER, 0, 6 },
    { "%#G", emitter::f64_general_field, QRINTF_UPPER | QRINTF_ALT, 0, 6 },
    { "%+09.1e", emitter::f64_exponent_field, QRINTF_PLUS | QRINTF_ZERO, 9, 1 },
    { "%-09.1e", emitter::f64_exponent_field, QRINTF_LEFT, 9, 1 },
    { "% g", emitter::f64_general_field, QRINTF_SPACE, 0, 6 },
  };
  for (const auto &row : rows)
    {
      plan p = planned (row.format, facts ({ real (64) }));
      ASSERT_EQ (p.refusal, "") << row.format;
      ASSERT_EQ (p.pieces.size (), 1u) << row.format;
      const piece &q = p.pieces[0];
      EXPECT_EQ (q.kind, piece_kind::call) << row.format;
      EXPECT_EQ (q.callee, row.callee) << row.format;
      EXPECT_EQ (general_flags (q), row.flags) << row.format;
      EXPECT_EQ (q.width.value, row.width) << row.format;
      EXPECT_EQ (q.precision.value, row.precision) << row.format;
      EXPECT_TRUE (q.limited) << row.format;
    }
}

TEST (plan_reals, hexadecimal_floats_and_long_doubles_are_libcs)
{
  for (const char *format : { "%a", "%.3a", "%-20A" })
    {
      plan p = planned (format, facts ({ real (64) }));
      ASSERT_EQ (p.refusal, all_by_libc) << format;
      EXPECT_EQ (p.pieces[0].kind, piece_kind::libc) << format;
    }
  for (const char *format : { "%Lf", "%.2Le", "%9Lg", "%LA" })
    {
      plan p = planned (format, facts ({ real (80) }));
      ASSERT_EQ (p.refusal, all_by_libc) << format;
      EXPECT_EQ (p.pieces[0].kind, piece_kind::libc) << format;
    }
  EXPECT_NE (planned ("%Lf", facts ({ real (64) })).refusal, "");
  EXPECT_NE (planned ("%f", facts ({ real (80) })).refusal, "");
  EXPECT_NE (planned ("%f", facts ({ real (128) })).refusal, "");
}

/* The maximum length covers every text of an emitter: 20 digits before the
   radix character, the smallest numbers, and a locale's radix character of 16
   bytes, which counts as one byte of the width.  */
TEST (plan_reals, worst_cases)
{
  auto most = [] (const char *format) {
    return planned (format, facts ({ real (64) })).length.high;
  };
  EXPECT_GE (most ("%f"), 1u + 20 + 16 + 6);
  EXPECT_GE (most ("%#.0f"), 1u + 20 + 16);
  EXPECT_GE (most ("%e"), 1u + 1 + 16 + 6 + 5);
  EXPECT_GE (most ("%.1g"), 1u + 5 + 16 + 1);
  EXPECT_GE (most ("%1000f"), 1000u + 15);
  EXPECT_EQ (planned ("%1000f", facts ({ real (64) })).length.low, 1000u);
  EXPECT_EQ (planned ("%f", facts ({ real (64) })).length.low, 1u)
      << "%.0f of 1, and no piece may be thought longer";
}

/* Each call with a float has a test, because the value may be one that no
   emitter can print, even if there is enough room.  */
TEST (plan_reals, the_original_call_stays_everywhere)
{
  const sink all[]
      = { sink::buffer, sink::stream,  sink::descriptor, sink::allocation,
          sink::append, sink::reserve, sink::fresh };
  for (const char *format : { "%f", "%.2f", "%8e", "%.17g", "%d %f|" })
    for (sink to : all)
      for (bool bounded : { false, true })
        for (wide size : { 0, 8, 30, 4000 })
          {
            bool second = strchr (format, 'd');
            call_facts f = second ? facts ({ integer (32), real (64) })
                                  : facts ({ real (64) });
            f.to = to;
            if (bounded && to == sink::buffer)
              f.bound = interval{ size, size };
            plan p = planned (format, f);
            EXPECT_EQ (p.refusal, "") << format;
            EXPECT_TRUE (p.has_fallback ()) << format;
            for (const piece &q : p.pieces)
              EXPECT_EQ (q.checked,
                         q.kind == piece_kind::call && is_float (q.callee))
                  << format;
          }
}

TEST (plan_reals, more_digits_than_emitters_make)
{
  for (const char *format : { "%.20f", "%.18e", "%.18G", "%.2147483640f" })
    EXPECT_NE (planned (format, facts ({ real (64) })).refusal, "") << format;
  for (const char *format : { "%.19f", "%.17e", "%.17G" })
    EXPECT_EQ (planned (format, facts ({ real (64) })).refusal, "") << format;
  argument_facts huge = constant_real (real_constant::huge, false, 0);
  for (const char *format : { "%f", "%g" })
    EXPECT_EQ (planned (format, facts ({ huge })).refusal, "") << format;
  call_facts many = facts ({ between (20, 30), real (64) });
  EXPECT_NE (planned ("%.*f", many).refusal, "");
}

TEST (plan_reals, without_128_bit_integers_they_are_libcs)
{
  call_facts f = facts ({ real (64) });
  f.target.pointer_bits = f.target.long_bits = 32;
  for (const char *format : { "%f", "%e", "%g" })
    EXPECT_EQ (planned (format, f).pieces[0].kind, piece_kind::libc);
}

TEST (plan_reals, stars)
{
  plan p = planned ("%.*f", facts ({ integer (32), real (64) }));
  ASSERT_EQ (p.tests.size (), 2u) << "and that the emitter makes it";
  EXPECT_EQ (p.tests[0].range.low, 0) << "negative is none, which is 6";
  EXPECT_EQ (p.tests[0].range.high, 19) << "more has no emitter";
  EXPECT_EQ (p.pieces[0].precision.argument, 0);
  p = planned ("%.*f", facts ({ between (-3, -3), real (64) }));
  EXPECT_EQ (p.tests.size (), 1u);
  EXPECT_EQ (p.pieces[0].precision.value, 6);
}

TEST (plan_reals, what_follows_is_reserved)
{
  plan p = planned ("%d:%.2f=%d;%s.%g",
                    bounded (100, { integer (32), real (64), integer (32),
                                    string (), real (64) }));
  ASSERT_EQ (p.strategy, strategy::measured);
  EXPECT_EQ (p.lead (), 12u);
  EXPECT_EQ (p.pieces[2].reserve, 13u) << "=, eleven of %d, ;";
  EXPECT_EQ (p.pieces[6].callee, emitter::str_to);
  EXPECT_EQ (p.pieces[6].reserve, 1u);
}

TEST (plan_reals, streams_and_scratch_buffers)
{
  plan p = planned ("%f\n", sent (sink::stream, { real (64) }));
  EXPECT_EQ (p.strategy, strategy::stream);
  EXPECT_TRUE (p.pieces[0].checked) << "40 bytes are rare, room for 10 is not";
  EXPECT_EQ (p.pieces[0].reserve, 1u);
  for (sink to : { sink::descriptor, sink::allocation })
    {
      p = planned ("%.2f", sent (to, { real (64) }));
      EXPECT_EQ (p.strategy, strategy::scratch);
      EXPECT_EQ (p.room.size, p.length.high + 1);
    }
}

TEST (plan_reals, constants)
{
  using kind = real_constant;
  plan p = planned ("%g|%.0f|%6G|%f",
                    facts ({ constant_real (kind::whole, false, 42),
                             constant_real (kind::whole, true, 0),
                             constant_real (kind::infinite, true, 0),
                             constant_real (kind::nan, false, 0) }));
  ASSERT_EQ (p.pieces.size (), 1u);
  EXPECT_EQ (p.pieces[0].text, "42|-0|  -INF|nan");
  p = planned ("%f", facts ({ constant_real (kind::whole, false, 1) }));
  EXPECT_EQ (p.pieces[0].kind, piece_kind::call) << "the radix character";
  p = planned ("%'.0f", facts ({ constant_real (kind::whole, false, 1) }));
  EXPECT_EQ (p.pieces[0].kind, piece_kind::libc) << "the locale";
}

TEST (plan_libc, what_has_no_emitter)
{
  const struct
  {
    const char *format;
    argument_facts argument;
    const char *text;
  } rows[] = {
    { "%lc", integer (32), "%lc" },   { "%C", integer (32), "%C" },
    { "%ls", string (), "%ls" },     { "%-9.3S", string (), "%-9.3S" },
    { "%'d", integer (32), "%'d" },   { "%Iu", integer (32), "%Iu" },
    { "%'.2f", real (64), "%'.2f" },  { "%'qd", integer (64), "%'lld" },
    { "%1$'d", integer (32), "%'d" },
  };
  for (const auto &row : rows)
    {
      plan p = planned (row.format, facts ({ row.argument }));
      ASSERT_EQ (p.refusal, all_by_libc) << row.format;
      ASSERT_EQ (p.pieces.size (), 1u) << row.format;
      EXPECT_EQ (p.pieces[0].kind, piece_kind::libc) << row.format;
      EXPECT_EQ (p.pieces[0].text, row.text) << row.format;
      EXPECT_EQ (p.pieces[0].argument, 0) << row.format;
      EXPECT_TRUE (p.pieces[0].limited);
      EXPECT_TRUE (p.pieces[0].checked) << "the C library may fail";
      EXPECT_EQ (p.length.low, 0u);
      EXPECT_TRUE (p.has_fallback ()) << row.format;
    }
  EXPECT_NE (planned ("%ls", facts ({ integer (32) })).refusal, "");
  EXPECT_NE (planned ("%lc", facts ({ integer (64) })).refusal, "");
  EXPECT_NE (planned ("%'*d", facts ({ string (), integer (32) })).refusal,
             "");
}

TEST (plan_libc, errno_text_has_no_argument)
{
  plan p = planned ("%m", facts ({}));
  ASSERT_EQ (p.refusal, all_by_libc);
  EXPECT_EQ (p.pieces[0].kind, piece_kind::libc);
  EXPECT_EQ (p.pieces[0].argument, -1);
}

TEST (plan_libc, stars)
{
  plan p = planned ("%3$'*1$.*2$d",
                    facts ({ integer (32), integer (32), integer (32) }));
  ASSERT_EQ (p.refusal, all_by_libc);
  EXPECT_EQ (p.pieces[0].text, "%'*.*d");
  EXPECT_EQ (p.pieces[0].width.argument, 0);
  EXPECT_EQ (p.pieces[0].precision.argument, 1);
  EXPECT_EQ (p.pieces[0].argument, 2);
}

/* If such a call were lowered, it would only take longer.  */
TEST (plan_libc, nothing_but_its_conversions_is_kept)
{
  for (const char *format : { "%'d", "<%'d>\n", "%'d%lc", "%'d%lc%d" })
    for (sink to : { sink::buffer, sink::stream, sink::append })
      {
        call_facts f
            = sent (to, { integer (32), integer (32), between (7, 7) });
        EXPECT_EQ (planned (format, f).refusal, all_by_libc) << format;
      }
  call_facts query = bounded (0, { integer (32), integer (32) });
  EXPECT_EQ (planned ("%'d", query).refusal, all_by_libc);
  EXPECT_EQ (planned ("text", query).refusal, "");
  for (const char *format : { "%'d%d", "%d %lc", "%'d%c" })
    EXPECT_EQ (planned (format, query).refusal, "") << format;
}

TEST (plan_integers, capital_l_is_long_long)
{
  plan p = planned ("%Ld", facts ({ integer (64) }));
  EXPECT_EQ (p.pieces[0].callee, emitter::i64_exact);
  EXPECT_NE (planned ("%Ld", facts ({ integer (32) })).refusal, "");
}

TEST (plan_integers, binary_ones_are_known_since_c23)
{
  const struct
  {
    const char *format;
    emitter callee;
    unsigned flags;
    uint64_t most;
  } rows[] = {
    { "%b", emitter::b64_exact, QRINTF_BINARY, 32 },
    { "%b1234567", emitter::b64, QRINTF_BINARY, 39 },
    { "%.1B", emitter::b64_exact, QRINTF_BINARY | QRINTF_UPPER, 32 },
    { "%hhb", emitter::b64_exact, QRINTF_BINARY, 8 },
    { "%#B", emitter::integer, QRINTF_BINARY | QRINTF_UPPER | QRINTF_ALT, 34 },
    { "%02b", emitter::integer, QRINTF_BINARY | QRINTF_ZERO, 32 },
    { "%-40b", emitter::integer, QRINTF_BINARY | QRINTF_LEFT, 40 },
  };
  call_facts f = facts ({ integer (32) });
  for (const auto &row : rows)
    {
      f.library = &facts_of (c_library::glibc_2_35);
      plan p = planned (row.format, f);
      ASSERT_EQ (p.refusal, "") << row.format;
      EXPECT_EQ (p.pieces[0].callee, row.callee) << row.format;
      EXPECT_EQ (general_flags (p.pieces[0]), row.flags) << row.format;
      EXPECT_EQ (p.length.high, row.most) << row.format;
      for (c_library other : { c_library::glibc, c_library::musl })
        {
          f.library = &facts_of (other);
          EXPECT_NE (planned (row.format, f).refusal, "") << row.format;
        }
    }
}

TEST (plan_integers, of_a_wider_type)
{
  call_facts f = facts ({ integer (64) });
  for (const char *format : { "%d", "%hhx", "%c", "%#X" })
    EXPECT_EQ (planned (format, f).refusal, "") << format;
  EXPECT_EQ (planned ("%d", f).pieces[0].bits, 32u);
  EXPECT_EQ (planned ("%d", f).length.high, 11u);
  EXPECT_EQ (planned ("%*d", facts ({ integer (64), integer (32) })).refusal,
             "");
  EXPECT_NE (planned ("%ld", facts ({ integer (32) })).refusal, "");
  EXPECT_NE (planned ("%d", facts ({ integer (128) })).refusal, "");
  EXPECT_NE (planned ("%d", facts ({ real (64) })).refusal, "");
  f.target.pointer_bits = f.target.long_bits = 32;
  EXPECT_NE (planned ("%d", f).refusal, "") << "it is passed in two words";
}

TEST (plan_counts, sizes)
{
  const struct
  {
    const char *format;
    unsigned bits;
  } rows[] = { { "%n", 32 },   { "%hhn", 8 }, { "%hn", 16 }, { "%ln", 64 },
               { "%lln", 64 }, { "%jn", 64 }, { "%zn", 64 }, { "%tn", 64 } };
  for (const auto &row : rows)
    {
      plan p = planned (row.format, facts ({ string () }));
      ASSERT_EQ (p.refusal, "") << row.format;
      EXPECT_EQ (p.pieces[0].kind, piece_kind::count) << row.format;
      EXPECT_EQ (p.pieces[0].bits, row.bits) << row.format;
      EXPECT_EQ (p.length.high, 0u) << row.format;
    }
  argument_facts inside = string ();
  inside.overlaps = true;
  EXPECT_NE (planned ("%d%n", facts ({ integer (32), inside })).refusal, "");
}

/* The fallback writes the text again, so a stored "%n" must not change a string
   that the fallback reads.  */
TEST (plan_counts, behind_a_string_they_wait)
{
  auto place = [] (const char *format, call_facts f) {
    plan p = planned (format, f);
    if (!p.refusal.empty ())
      return 'r';
    for (const piece &q : p.pieces)
      if (q.kind == piece_kind::count)
        return q.deferred ? 'd' : 'i';
    return '?';
  };
  std::vector<argument_facts> si = { string (), string (), integer (32) };
  std::vector<argument_facts> is = { integer (32), string (), string () };
  std::vector<argument_facts> ss = { string (), string (), string () };
  EXPECT_EQ (place ("%s%n%d", bounded (64, si)), 'd');
  EXPECT_EQ (place ("%d%n%s", bounded (64, is)), 'i');
  EXPECT_EQ (place ("%s%n%s", bounded (64, ss)), 'r');
  EXPECT_EQ (place ("%ls%n%d", bounded (64, si)), 'd');
  EXPECT_EQ (place ("%s%n%d", sent (sink::stream, si)), 'd');
  EXPECT_EQ (place ("%d%n", sent (sink::descriptor, is)), 'r')
      << "a bad descriptor formats nothing";
  EXPECT_EQ (place ("%s%n%d", sent (sink::allocation, si)), 'r')
      << "malloc may fail last";
  EXPECT_EQ (place ("%d%n%s", sent (sink::allocation, is)), 'i');
  argument_facts known = string ();
  known.non_null = true;
  known.length = { 3, 3 };
  EXPECT_EQ (
      place ("%s%n%d", bounded (64, { known, string (), integer (32) })), 'i')
      << "no fallback";
  call_facts fortified = facts (si);
  fortified.object_size = interval{ 16, 16 };
  plan p = planned ("%.9s%n%d", fortified);
  EXPECT_TRUE (p.has_test (test_kind::object_holds_text));
  EXPECT_NE (p.refusal, "") << "the abort comes last";
}

} // namespace
