/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The planner, with facts made by the tests: the pieces of a plan, with their
   emitters, and its refusals.  The tests of a plan are in tests-test.cc.  */

#include "made-facts.h"

#include <climits>
#include <cstring>
#include <gtest/gtest.h>

using namespace qrintf;

namespace
{

const char *const no_scratch = "the text may be longer than a scratch buffer";
const char *const too_long = "the text may be longer than INT_MAX";
const char *const count_too_early = "what '%n' stores might be read too early";

/* A string of N bytes.  */
argument_facts
of_length (uint64_t n, bool non_null)
{
  argument_facts a = string ();
  a.non_null = non_null;
  a.length = { n, n };
  return a;
}

argument_facts
literal_string (const char *text)
{
  argument_facts a = of_length (strlen (text), true);
  a.text = text;
  return a;
}

argument_facts
null_string ()
{
  argument_facts a = string ();
  a.null = true;
  return a;
}

argument_facts
overlapping ()
{
  argument_facts a = string ();
  a.overlaps = true;
  return a;
}

argument_facts
constant_real (real_constant::kind_t kind, bool negative, wide magnitude)
{
  argument_facts a = real (64);
  a.constant = real_constant{ kind, negative, magnitude };
  return a;
}

struct row
{
  const char *format;
  const char *shown; /* shown_pieces of the plan */
  call_facts facts = {};
};

const row rows[] = {
  /* What is reserved is counted where it must be: 11 bytes are not worth it,
     but a fresh string is exact.  */
  { "%d,%s;", "reserved: i32_exact %d, |,|, bytes %s counted, |;|; 3 to max",
    sent (sink::reserve) },
  { "%d,%10s;",
    "reserved: i32_exact %d counted, |,|, str_right %10s counted, |;|; 13 to "
    "max",
    sent (sink::fresh) },
  { "%1000d", "reserved: i64_right %1000d counted; 1000 to 1000",
    sent (sink::reserve) },

  /* Long texts of own functions take more stack.  */
  { "%2000d", "scratch 2001: i64_right %2000d; 2000 to 2000",
    sent (sink::append) },
  { "%2000d%s", "scratch 4032: i64_right %2000d, str_to %s< +0; 2000 to max",
    sent (sink::append) },
  { "%700d%s", "scratch 1912: i64_right %700d, str_to %s< +0; 700 to max",
    sent (sink::append) },
  { "%5000d", no_scratch, sent (sink::append) },
  { "%2000d", no_scratch, sent (sink::descriptor) },

  /* A range of another type is not believed: -1 as "%u" is 4294967295.  */
  { "%u", "direct: u32_exact %u; 1 to 10", facts ({ between (-1, 5) }) },
  { "%hhu", "direct: decimal %u exact; 1 to 3" },

  /* Constants and literals become one text.  */
  { "a%d|%s|%c%%", "direct: |a-42|str|z%|; 11 to 11",
    facts (
        { between (-42, -42), literal_string ("str"), between ('z', 'z') }) },

  /* A tight destination goes through scratch, but for one number of 32 bits
     without a field, which an emitter cuts.  A string reserves what follows it;
     slack ends at the next string that may leave.  */
  { "%d", "cut: i32_cut %d; 1 to 11", bounded (3) },
  { "%u", "cut: u32_cut %u; 1 to 10", bounded (3) },
  { "%s=%d", "measured: str_to %s< +12, |=|, i32_exact %d; 2 to max",
    bounded (64) },
  { "%s=%d", "scratch 512: str_to %s< +12, |=|, i32 %d; 2 to max",
    bounded (16) },
  { "%.20s", "scratch 21: strn %.20s; 0 to 20", bounded (16) },
  { "%s=%d;%s.",
    "measured: str_to %s< +13, |=|, i32_exact %d, |;|, str_to %s< +1, |.|; 4 "
    "to max",
    bounded (64) },
  { "%d:%.2f=%d;%s.%g",
    "measured: i32_exact %d, |:|, real_fixed %.2f< +13, |=|, i32_exact %d, "
    "|;|, str_to %s< +1, |.|, real_general %.6g< +0; 8 to max",
    bounded (100) },

  /* Streams take what surely fits.  */
  { "%s=%d\n", "stream: str_to %s< +13, |=|, i32_in_stream %d, |\n|; 3 to max",
    sent (sink::stream) },
  { "%d\n", "stream: i32_in_stream %d, |\n|; 2 to 12", sent (sink::stream) },
  { "%f\n", "stream: real_fixed %.6f< +1, |\n|; 2 to 333",
    sent (sink::stream) },
  { "%2$d", "positional arguments leave one out", sent (sink::stream) },
  { "%2000d", "the text may be longer than a stream's buffer",
    sent (sink::stream) },

  /* Run-time widths.  */
  { "%*d", "direct: i64_right %*0d; 1 to 1023" },
  { "%*d", "direct: i64_left %-7d; 7 to 11",
    facts ({ between (-7, -7), integer (32) }) },
  { "%*d", "direct: i64_right %*0d; 1 to 20",
    facts ({ between (0, 20), integer (32) }) },
  { "%*d", "direct: i64_right %*0d; 1 to 1023",
    facts ({ integer (64), integer (32) }) },

  /* "%.*d" of 0: nothing with a precision of 0, "0" with one of -1.  */
  { "%.*d", "direct: integer %.*0d; 0 to 1",
    facts ({ between (-1, 0), between (0, 0) }) },

  { "%2000000000d%2000000000d", too_long },
  { "%2000000000d%2000000000d", too_long, bounded (0) },
  { "%.2147483646p|", too_long },
  { "%.2147483646p|", too_long, bounded (0) },

  /* Strings that are null, and those that may be.  */
  { "%s", "direct: |(null)|; 6 to 6", facts ({ null_string () }) },
  { "%8s", "direct: |  (null)|; 8 to 8", facts ({ null_string () }) },
  { "%.5s", "direct; 0 to 0", facts ({ null_string () }) },
  { "%p", "direct: |(nil)|; 5 to 5", facts ({ null_string () }) },
  { "%s", "direct: str %s; 6 to 6", facts ({ of_length (6, false) }) },
  { "%s", "direct: known %s; 6 to 6", facts ({ of_length (6, true) }) },

  /* Reals: by their style and flags.  The longest text has 20 digits before the
     radix character, the smallest numbers, and a locale's radix character of 16
     bytes, which counts as one byte of the width; the shortest is "%.0f" of
     1.  */
  { "%f", "direct: real_fixed %.6f< +0; 1 to 332" },
  { "%lf", "direct: real_fixed %.6f< +0; 1 to 332" },
  { "%.2f", "direct: real_fixed %.2f< +0; 1 to 328" },
  { "%1.f", "direct: real_fixed %1.0f< +0; 1 to 327" },
  { "%-f", "direct: real_fixed_field %-.6f< +0; 1 to 332" },
  { "%e", "direct: real_exponent %.6e< +0; 1 to 29" },
  { "%g", "direct: real_general %.6g< +0; 1 to 29" },
  { "%.17g", "direct: real_general %.17g< +0; 1 to 40" },
  { "%.1g", "direct: real_general %.1g< +0; 1 to 24" },
  { "%8.3f", "direct: real_fixed_field %8.3f< +0; 8 to 329" },
  { "%1000f", "direct: real_fixed_field %1000.6f< +0; 1000 to 1016" },
  { "%F", "direct: real_fixed_field %.6F< +0; 1 to 332" },
  { "%E", "direct: real_exponent_field %.6E< +0; 1 to 29" },
  { "%#G", "direct: real_general_field %#.6G< +0; 1 to 29" },
  { "%#.0f", "direct: real_fixed_field %#.0f< +0; 1 to 327" },
  { "%+09.1e", "direct: real_exponent_field %0+9.1e< +0; 9 to 25" },
  { "%-09.1e", "direct: real_exponent_field %-9.1e< +0; 9 to 25" },
  { "% g", "direct: real_general_field % .6g< +0; 1 to 29" },
  { "%.2f", "scratch 329: real_fixed %.2f< +0; 1 to 328",
    sent (sink::descriptor) },
  { "%.2f", "scratch 329: real_fixed %.2f< +0; 1 to 328",
    sent (sink::allocation) },

  /* No more digits than emitters make, also at run time; a negative precision
     is none, which is 6.  */
  { "%.20f", "'%.20f' has more digits than the emitters make" },
  { "%.18e", "'%.18e' has more digits than the emitters make" },
  { "%.18G", "'%.18G' has more digits than the emitters make" },
  { "%.2147483640f", "'%.2147483640f' has more digits than the emitters make" },
  { "%.19f", "direct: real_fixed %.19f< +0; 1 to 345" },
  { "%.17e", "direct: real_exponent %.17e< +0; 1 to 40" },
  { "%.17G", "direct: real_general_field %.17G< +0; 1 to 40" },
  { "%.*f", "direct: real_fixed %.*0f< +0; 1 to 345" },
  { "%.*f", "direct: real_fixed %.6f< +0; 1 to 332",
    facts ({ between (-3, -3), real () }) },
  { "%.*f",
    "the run-time width or precision of '%.*f' is out of the range handled "
    "here",
    facts ({ between (20, 30), real () }) },
  { "%600f", "'%600f' may be too long for the stack",
    bounded (0, { real () }) },

  /* Constants, unless the locale's radix character or grouping is in them.  */
  { "%g|%.0f|%6G|%f", "direct: |42|-0|  -INF|nan|; 16 to 16",
    facts ({ constant_real (real_constant::whole, false, 42),
             constant_real (real_constant::whole, true, 0),
             constant_real (real_constant::infinite, true, 0),
             constant_real (real_constant::nan, false, 0) }) },
  { "%f", "direct: real_fixed %.6f< +0; 1 to 332",
    facts ({ constant_real (real_constant::whole, false, 1) }) },
  { "%'.0f", "'%'.0f' has no direct code",
    facts ({ constant_real (real_constant::whole, false, 1) }) },
  { "%f", "direct: real_fixed %.6f< +0; 1 to 332",
    facts ({ constant_real (real_constant::huge, false, 0) }) },
  { "%g", "direct: real_general %.6g< +0; 1 to 29",
    facts ({ constant_real (real_constant::huge, false, 0) }) },

  /* Integers of another type.  */
  { "%Ld", "direct: i64_exact %d; 1 to 20" },
  { "%d", "direct: i32_exact %d; 1 to 11", facts ({ integer (64) }) },
  { "%hhx", "direct: x32_exact %x; 1 to 2", facts ({ integer (64) }) },
  { "%c", "direct: character %c; 1 to 1", facts ({ integer (64) }) },
  { "%#X", "direct: integer %#X; 1 to 10", facts ({ integer (64) }) },

  /* Zero-filled fields are thought to fit: such numbers are made without an
     emitter, after a test of the value (see tests-test.cc).  */
  { "%02d", "direct: digits %2d; 2 to 2" },
  { "%03u", "direct: decimal %3u; 3 to 3" },
  { "%04d", "direct: decimal %4d; 4 to 4" },
  { "%02x", "direct: digits %2x; 2 to 2" },
  { "%04X", "direct: digits %4X; 4 to 4" },
  { "%.2d", "direct: digits %2d; 2 to 2" },
  { "%2d", "direct: i64_right %2d; 2 to 11" },
  { "%-02d", "direct: i64_left %-2d; 2 to 11" },
  { "%+03d", "direct: i64_zero %0+3d; 3 to 11" },
  { "%05d", "direct: i64_zero %05d; 5 to 11" },
  { "%03x", "direct: x64_zero %03x; 3 to 8" },
  { "%08X", "direct: x64_upper_zero %08X; 8 to 8" },
  { "%#04x", "direct: integer %0#4x; 4 to 10" },

  /* The fallback writes the text again, so a stored "%n" must not change a
     string that the fallback reads: behind a string it waits.  A bad descriptor
     formats nothing, and malloc may fail last.  */
  { "%s%n%d",
    "measured: str_to %s< +11, count %n deferred, i32_exact %d; 1 to max",
    bounded (64) },
  { "%d%n%s", "measured: i32_exact %d, count %n, str_to %s< +0; 1 to max",
    bounded (64) },
  { "%s%n%s", count_too_early, bounded (64) },
  { "%s%n%d",
    "stream: str_to %s< +11, count %n deferred, i32_in_stream %d; 1 to max",
    sent (sink::stream) },
  { "%d%n", "'%n' of a function that may not format", sent (sink::descriptor) },
  { "%s%n%d", count_too_early, sent (sink::allocation) },
  { "%d%n%s", "scratch 512: i32_exact %d, count %n, str_to %s< +0; 1 to max",
    sent (sink::allocation) },
  { "%s%n%d", "direct: known %s, count %n, i32_exact %d; 4 to 14",
    bounded (64, { of_length (3, true), string (), integer (32) }) },

  /* Arguments that do not match.  */
  { "%ld", "argument 1 does not match '%ld'", facts ({ integer (32) }) },
  { "%Ld", "argument 1 does not match '%Ld'", facts ({ integer (32) }) },
  { "%d", "argument 1 does not match '%d'", facts ({ integer (128) }) },
  { "%d", "argument 1 does not match '%d'", facts ({ real () }) },
  { "%s", "argument 1 does not match '%s'", facts ({ integer (32) }) },
  { "%p", "argument 1 does not match '%p'", facts ({ integer (64) }) },
  { "%n", "argument 1 does not match '%n'", facts ({ integer (32) }) },
  { "%f", "argument 1 does not match '%f'", facts ({ integer (32) }) },
  { "%f", "argument 1 does not match '%f'", facts ({ real (80) }) },
  { "%f", "argument 1 does not match '%f'", facts ({ real (128) }) },
  { "%*d", "argument 1 does not match '*' in '%*d'",
    facts ({ real (), integer (32) }) },
  { "%d%d", "too few arguments", facts ({ integer (32) }) },
  { "%s", "argument 1 may overlap the destination",
    facts ({ overlapping () }) },
  { "%d%n", "argument 2 may overlap the destination",
    facts ({ integer (32), overlapping () }) },
  { "%", "the format ends inside a conversion" },
};

TEST (plan, rows)
{
  for (const row &r : rows)
    EXPECT_EQ (shown_pieces (planned (r.format, r.facts)), r.shown)
        << r.format << " to sink " << int (r.facts.to);
}

TEST (plan, assumed_values_have_a_plan_for_all_others)
{
  for (const char *format : { "%02d", "%.3d", "%04x:%d" })
    {
      plan p = planned (format);
      ASSERT_TRUE (p.for_all_values) << format;
      EXPECT_FALSE (p.for_all_values->has_test (test_kind::value_in_range));
      EXPECT_EQ (p.for_all_values->for_all_values, nullptr);
      EXPECT_EQ (p.for_all_values->pieces[0].kind, piece_kind::call);
      EXPECT_TRUE (planned (format, sent (sink::stream)).for_all_values);
      EXPECT_FALSE (planned (format, sent (sink::reserve)).for_all_values);
    }
  EXPECT_FALSE (planned ("%d%05d").for_all_values);
}

TEST (plan, what_an_emitter_cuts)
{
  for (const char *format : { "%d", "%i", "%u", "%hd" })
    EXPECT_EQ (planned (format, bounded (3)).strategy, strategy::cut) << format;
  for (const char *format :
       { "%5d", "%+d", "%05d", "%.3d", "%x", "%d%%", "-%d", "%ld" })
    EXPECT_EQ (planned (format, bounded (3)).strategy, strategy::scratch)
        << format;
}

TEST (plan, a_bound_larger_than_the_object_is_libcs)
{
  call_facts f = bounded (32);
  f.object_size = interval{ 16, 16 };
  EXPECT_NE (planned ("%d", f).refusal, "");
}

TEST (plan, finished_texts)
{
  for (sink to : { sink::descriptor, sink::allocation })
    {
      EXPECT_EQ (shown_pieces (planned ("%s=%d", sent (to))),
                 "scratch 512: str_to %s< +12, |=|, i32 %d; 2 to max");
      EXPECT_EQ (shown_pieces (planned ("%d", sent (to))),
                 "scratch 12: i32 %d; 1 to 11");
      EXPECT_EQ (planned ("%*d", sent (to)).refusal, "");
      EXPECT_EQ (planned ("%1000d", sent (to)).refusal, no_scratch);
    }
}

TEST (plan, null_strings_that_libc_reads)
{
  call_facts puts = sent (sink::stream, { string () });
  puts.prints_null = false;
  plan p = planned ("%s\n", puts);
  EXPECT_FALSE (p.pieces[0].may_be_null);
  EXPECT_EQ (shown (p), "stream: value in range 0 [1, max]; piece fits 0");
  puts.arguments[0].non_null = true;
  EXPECT_FALSE (planned ("%s\n", puts).has_test (test_kind::value_in_range));
  puts.arguments[0].non_null = false;
  puts.arguments[0].null = true;
  EXPECT_EQ (planned ("%s\n", puts).refusal, "the string is a null pointer");
}

/* Each call with a float has a test, because the value may be one that no
   emitter can print, even if there is enough room.  */
TEST (plan_reals, the_original_call_stays_everywhere)
{
  for (const char *format : { "%f", "%.2f", "%8e", "%.17g", "%d %f|" })
    for (sink to :
         { sink::buffer, sink::stream, sink::descriptor, sink::allocation,
           sink::append, sink::reserve, sink::fresh })
      for (wide size : { -1, 0, 8, 30, 4000 })
        {
          call_facts f = sent (to);
          if (size >= 0 && to == sink::buffer)
            f.bound = interval{ size, size };
          plan p = planned (format, f);
          EXPECT_EQ (p.refusal, "") << format;
          EXPECT_TRUE (p.has_fallback ()) << format;
          for (const piece &q : p.pieces)
            EXPECT_EQ (q.checked, q.is_call_for (conversion_class::real))
                << format;
        }
}

TEST (plan_integers, binary_ones_are_known_since_c23)
{
  const struct
  {
    const char *format, *shown;
  } all[] = {
    { "%b", "direct: b64_exact %b; 1 to 32" },
    { "%b1234567", "direct: b64 %b, |1234567|; 8 to 39" },
    { "%.1B", "direct: b64_exact %B; 1 to 32" },
    { "%hhb", "direct: b64_exact %b; 1 to 8" },
    { "%#B", "direct: integer %#B; 1 to 34" },
    { "%02b", "direct: integer %02b; 2 to 32" },
    { "%-40b", "direct: integer %-40b; 40 to 40" },
  };
  call_facts f;
  for (const auto &row : all)
    {
      f.library = &facts_of (c_library::glibc_2_35);
      EXPECT_EQ (shown_pieces (planned (row.format, f)), row.shown);
      for (c_library other : { c_library::glibc, c_library::musl })
        {
          f.library = &facts_of (other);
          EXPECT_NE (planned (row.format, f).refusal, "") << row.format;
        }
    }
}

TEST (plan_counts, sizes)
{
  const std::pair<const char *, unsigned> all[]
      = { { "%n", 32 },   { "%hhn", 8 }, { "%hn", 16 }, { "%ln", 64 },
          { "%lln", 64 }, { "%jn", 64 }, { "%zn", 64 }, { "%tn", 64 } };
  for (const auto &[format, bits] : all)
    {
      plan p = planned (format);
      EXPECT_EQ (shown_pieces (p), "direct: count %n; 0 to 0") << format;
      EXPECT_EQ (p.pieces[0].bits, bits) << format;
    }
  call_facts fortified;
  fortified.object_size = interval{ 16, 16 };
  EXPECT_NE (planned ("%.9s%n%d", fortified).refusal, "")
      << "the abort comes last";
}

/* How the numbers of a call are stored: from a table of whole numbers ('t'), by
   code for their digits ('c'), or by an emitter ('e').  */
std::string
stored (const char *format, std::vector<argument_facts> arguments)
{
  std::string all;
  for (const piece &p : planned (format, facts (std::move (arguments))).pieces)
    if (p.kind != piece_kind::text)
      all += p.kind == piece_kind::call ? 'e' : p.looked_up ? 't' : 'c';
  return all;
}

/* Wide characters, what depends on the locale, errno's text, hexadecimal reals,
   long doubles, and all reals where there are no integers of 128 bits.  */
TEST (plan, what_has_no_direct_code)
{
  for (const char *format :
       { "%lc", "%C", "%ls", "%-9.3S", "%'d", "%Iu", "%'.2f", "%1$'d", "%m",
         "%a", "%.3a", "%-20A", "%Lf", "%.2Le", "%9Lg", "%LA" })
    for (sink to : { sink::buffer, sink::stream, sink::append })
      EXPECT_EQ (planned (format, sent (to)).refusal,
                 '\'' + std::string (format) + "' has no direct code");
  call_facts f = facts ({ real (64) });
  f.target.pointer_bits = f.target.long_bits = 32;
  for (const char *format : { "%f", "%e", "%g" })
    EXPECT_NE (planned (format, f).refusal, "") << format;
}

TEST (plan, integers_of_two_words_have_no_direct_code)
{
  call_facts f = facts ({ integer (64) });
  f.target.pointer_bits = f.target.long_bits = 32;
  EXPECT_NE (planned ("%d", f).refusal, "");
}

TEST (plan, what_the_printf_leaves_to_libc)
{
  for (const char *format :
       { "%'d", "%Id", "%d %ls", "%lc", "%S", "%C", "%n", "%2$d %1$d", "%.20f",
         "%.20F", "%.18e", "%.18g", "%+.18lG" })
    EXPECT_TRUE (is_left_to_libc (parse_format (format))) << format;
  for (const char *format :
       { "", "100 %%", "%d %s %c %p %m", "%.19f", "%.17e", "%.17g", "%.*f",
         "%.20Lf", "%.20a", "%.20d", "%20f", "$%d" })
    EXPECT_FALSE (is_left_to_libc (parse_format (format))) << format;
}

TEST (slack, one_octet_is_not_looked_up)
{
  argument_facts octet = between (0, 255), digit = between (0, 9);
  EXPECT_EQ (stored ("%u ", { octet }), "c");
  EXPECT_EQ (stored ("%u,%u ", { octet, octet }), "tt");
  EXPECT_EQ (stored ("%u,%u ", { octet, digit }), "cc");
  EXPECT_EQ (stored ("%u,%5u ", { octet, octet }), "cc");
  EXPECT_EQ (stored ("%u,%u,%u ", { octet, between (0, 999), octet }), "tct");
  EXPECT_EQ (stored ("%02x%02X%02x", { octet, octet, octet }), "ccc");
  EXPECT_EQ (stored ("%02x%02x:%02X%02x", { octet, octet, octet, octet }),
             "tttt");
  EXPECT_EQ (stored ("%u, %u ", { octet, octet }), "cc")
      << "two that are not in line";
  EXPECT_EQ (stored ("%u, %u, %u ", { octet, octet, octet }), "ttt")
      << "a color";
  EXPECT_EQ (shown_pieces (planned ("%u.%u.%u.%u",
                                    facts ({ octet, octet, octet, octet }))),
             "direct: decimal %u looked up, |.|, decimal %u looked up, |.|, "
             "decimal %u looked up, |.|, decimal %u exact looked up; 7 to 15")
      << "three bytes follow the third octet, and only the NUL the last";
}

} // namespace
