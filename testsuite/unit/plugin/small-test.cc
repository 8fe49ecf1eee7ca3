/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small calls: what their formats are printed by, and which calls are small. */

#include "format/format.h"
#include "made-facts.h"
#include "plan/plan.h"
#include "plan/small.h"

#include <gtest/gtest.h>

namespace qrintf
{
namespace
{

using all = std::vector<emitter>;

/* FORMAT is printed by PRINTERS, and by what prints other directives if it
   HAS_OTHERS.  */
void
expect_printers (const char *format, const all &printers,
                 bool has_others = false)
{
  std::optional<small_format> small = as_small_format (parse_format (format));
  ASSERT_TRUE (small) << format;
  EXPECT_EQ (small->printers, printers) << format;
  EXPECT_EQ (small->has_others, has_others) << format;
}

TEST (Small, PlainDirectives)
{
  expect_printers ("text", {});
  expect_printers ("%s%c%x%lX%o%p%%", {});
  expect_printers ("%9s%-*s%.3s%-9.*s%3c%08lx%-4x%04X%*o%-9p", {});
  for (const char *format : { "%d", "%u", "%i", "%ld", "%llu", "%zd", "%jd",
                              "%tu", "%5d", "%-5d", "%05d", "%-05ld", "%*d" })
    expect_printers (format, { emitter::u32_exact });
  expect_printers ("%f%.19lf%09f%-9.2f", all (4, emitter::f64_fixed));
  expect_printers ("%0e%*.17e", all (2, emitter::f64_exponent));
  expect_printers ("%g%.g%.*g", all (3, emitter::f64_general));
}

TEST (Small, OtherDirectives)
{
  for (const char *format : { "%+d", "% d", "%.3d", "%hd", "%hhu", "%.*d",
                              "%hX", "%#x", "%#o", "%.3X", "%.o" })
    expect_printers (format, {}, true);
  expect_printers ("%+f%F", all (2, emitter::interpret_fixed), true);
  expect_printers ("%+e", { emitter::interpret_exponent }, true);
  expect_printers ("%+g%g",
                   { emitter::interpret_general, emitter::f64_general }, true);
}

TEST (Small, Refused)
{
  for (const char *format : { "%a", "%Lf", "%.20f", "%.18g", "%#g", "%1$f",
                              "%n", "%m", "%ls", "%'d", "%b", "%1000d", "%Zd" })
    EXPECT_FALSE (as_small_format (parse_format (format))) << format;
}

call_facts
seldom (std::vector<argument_facts> arguments)
{
  call_facts f = sent (sink::stream, std::move (arguments));
  f.small = small_calls::where_many;
  f.may_be_small = true;
  f.tier_is_open = true;
  return f;
}

bool
is_small (const char *format, const call_facts &facts)
{
  plan p = make_plan (parse_format (format), facts);
  return p.refusal.empty () && p.strategy == strategy::small
         && p.pieces.empty () && p.tests.empty ();
}

TEST (Small, Few)
{
  const call_facts facts = seldom ({ real () });
  EXPECT_TRUE (is_small ("%g", facts));
  for (const char *format : { "%+g", "%9g", "%-9g", "%g%%" })
    EXPECT_FALSE (is_small (format, facts)) << format;
  EXPECT_FALSE (is_small ("%d", seldom ({ integer (32) })));
  call_facts f = facts;
  f.runs = heat::hot;
  EXPECT_FALSE (is_small ("%g", f));
  f = facts;
  f.in_loop = true;
  EXPECT_FALSE (is_small ("%g", f));
  f = facts;
  f.small = small_calls::none;
  EXPECT_FALSE (is_small ("%g", f));
  f = facts;
  f.tier_is_open = false;
  EXPECT_FALSE (is_small ("%g", f));
  f = facts;
  f.for_size = true;
  EXPECT_FALSE (is_small ("%g", f));
}

TEST (Small, Many)
{
  call_facts f = seldom ({ integer (32) });
  f.seldom_calls = 10;
  EXPECT_TRUE (is_small ("%d", f));
  EXPECT_TRUE (is_small ("%9d", f));
  f.tier_is_open = false;
  EXPECT_TRUE (is_small ("%d", f));
  EXPECT_FALSE (is_small ("%'d", f));
  f.target.long_bits = 32;
  EXPECT_FALSE (is_small ("%d", f));
  f = seldom ({ integer (32) });
  f.small = small_calls::all;
  EXPECT_TRUE (is_small ("%d", f));
  f.small = small_calls::none;
  EXPECT_FALSE (is_small ("%d", f));
}

TEST (Small, OnlyStreamsOfGlibc)
{
  call_facts f = seldom ({ integer (32) });
  f.small = small_calls::all;
  f.library = &facts_of (c_library::musl);
  EXPECT_EQ (planned ("%d", f).strategy, strategy::stream);
  f.library = &facts_of (c_library::glibc);
  EXPECT_EQ (planned ("%d", f).strategy, strategy::small);
  f.to = sink::descriptor;
  EXPECT_EQ (planned ("%d", f).strategy, strategy::scratch);
}

/* Whether a call with FORMAT and FACTS, to a buffer, is small, and where it is
   whether its text is known to fit.  */
void
expect_small_to_buffer (const char *format, const call_facts &facts,
                        bool is_small, bool fits)
{
  plan p = planned (format, facts);
  EXPECT_EQ (p.strategy == strategy::small, is_small) << format;
  EXPECT_EQ (p.small.fits, fits) << format;
}

TEST (Small, Buffers)
{
  call_facts f = seldom ({ integer (32), integer (32) });
  f.to = sink::buffer;
  f.seldom_calls = 10;
  f.seldom_buffer_calls = 23;
  f.interpreter_is_there = true;
  expect_small_to_buffer ("%d files of %d", f, false, false);
  f.seldom_buffer_calls = 24;
  expect_small_to_buffer ("%d files of %d", f, true, true);
  f.bound = interval{ 100, 100 };
  expect_small_to_buffer ("%d files of %d", f, true, true);
  f.bound = interval{ 30, 200 };
  expect_small_to_buffer ("%d files of %d", f, true, false);
  f.object_size = interval{ 100, 100 };
  expect_small_to_buffer ("%d files of %d", f, false, false);
  f.bound = {};
  expect_small_to_buffer ("%d files of %d", f, true, true);
  f.for_size = true;
  expect_small_to_buffer ("%d files of %d", f, false, false);
  f.for_size = false;
  f.runs = heat::looped;
  expect_small_to_buffer ("%d files of %d", f, false, false);
}

TEST (Small, BuffersThatATextMightNotFit)
{
  call_facts f = seldom ({ real (), integer (32) });
  f.to = sink::buffer;
  f.seldom_buffer_calls = 24;
  f.bound = interval{ 100, 100 };
  expect_small_to_buffer ("%.2f of %d files", f, true, false);
  f.bound = interval{ 63, 63 };
  expect_small_to_buffer ("%.2f of %d files", f, false, false);
  f = seldom ({ integer (32), integer (32) });
  f.to = sink::buffer;
  f.seldom_buffer_calls = 24;
  f.bound = interval{ 33, 33 };
  expect_small_to_buffer ("%d files of %d", f, true, true);
  f.bound = interval{ 32, 32 };
  expect_small_to_buffer ("%d files of %d", f, false, false);
}

TEST (Small, FewRealsOnlyToStreams)
{
  call_facts f = seldom ({ real () });
  EXPECT_TRUE (is_small ("%g", f));
  f.to = sink::buffer;
  EXPECT_NE (planned ("%g and more text", f).strategy, strategy::small);
}

} // namespace
} // namespace qrintf
