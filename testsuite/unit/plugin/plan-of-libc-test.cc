/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The planner: conversions that are left to the C library, and calls that are
   kept because they have no others.  */

#include "made-facts.h"

#include <gtest/gtest.h>

using namespace qrintf;

namespace
{

/* Hexadecimal floats, long doubles, and all reals where there are no integers
   of 128 bits.  */
TEST (plan_libc, reals)
{
  for (const char *format :
       { "%a", "%.3a", "%-20A", "%Lf", "%.2Le", "%9Lg", "%LA" })
    EXPECT_EQ (planned (format).refusal, all_by_libc) << format;
  call_facts f = facts ({ real (64) });
  f.target.pointer_bits = f.target.long_bits = 32;
  for (const char *format : { "%f", "%e", "%g" })
    EXPECT_EQ (planned (format, f).pieces[0].kind, piece_kind::libc);
}

/* If a call of nothing but these were lowered, it would only take longer.  The
   C library may fail, so a test follows each.  */
TEST (plan_libc, what_has_no_emitter)
{
  const struct
  {
    const char *format, *shown;
  } all[] = {
    { "%lc", "libc %lc as %c< +0" },
    { "%C", "libc %C as %C< +0" },
    { "%ls", "libc %ls as %s< +0" },
    { "%-9.3S", "libc %-9.3S as %S< +0" },
    { "%'d", "libc %'d as %d< +0" },
    { "%Iu", "libc %Iu as %u< +0" },
    { "%'.2f", "libc %'.2f as %f< +0" },
    { "%'qd", "libc %'lld as %d< +0" },
    { "%1$'d", "libc %'d as %d< +0" },
    { "%m", "libc %m as %m< +0" },
    { "%3$'*1$.*2$d", "libc %'*.*d as %*0.*1d< +0" },
  };
  for (const auto &row : all)
    {
      plan p = planned (row.format);
      EXPECT_EQ (p.refusal, all_by_libc) << row.format;
      ASSERT_EQ (p.pieces.size (), 1u) << row.format;
      EXPECT_EQ (shown (p.pieces[0]), row.shown) << row.format;
      EXPECT_EQ (p.pieces[0].argument, row.format[1] == 'm'   ? -1
                                       : row.format[1] == '3' ? 2
                                                              : 0);
      EXPECT_EQ (p.length.low, 0u) << row.format;
      EXPECT_TRUE (p.has_fallback ()) << row.format;
    }
}

TEST (plan_libc, nothing_but_its_conversions_is_kept)
{
  call_facts query
      = bounded (0, { integer (32), integer (32), between (7, 7) });
  for (const char *format : { "%'d", "<%'d>\n", "%'d%lc", "%'d%lc%d" })
    for (call_facts f : { sent (sink::buffer), sent (sink::stream),
                          sent (sink::append), query })
      {
        f.arguments = query.arguments;
        EXPECT_EQ (planned (format, f).refusal, all_by_libc) << format;
      }
  for (const char *format : { "text", "%'d%d", "%d %lc", "%'d%c" })
    EXPECT_EQ (planned (format, bounded (0)).refusal, "") << format;
}

TEST (plan_integers, of_two_words_are_libcs)
{
  call_facts f = facts ({ integer (64) });
  f.target.pointer_bits = f.target.long_bits = 32;
  EXPECT_NE (planned ("%d", f).refusal, "");
}

} // namespace
