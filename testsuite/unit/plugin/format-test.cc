/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The format parser.  */

#include "format/format.h"

#include <gtest/gtest.h>

using namespace qrintf;

namespace
{

TEST (format, literal_text_is_one_directive)
{
  parsed_format f = parse_format ("100%% of %%d\n");
  ASSERT_EQ (f.error, "");
  ASSERT_EQ (f.directives.size (), 1u);
  EXPECT_EQ (f.directives[0].conversion, nullptr);
  EXPECT_EQ (f.directives[0].text, "100% of %d\n");
  EXPECT_EQ (f.arguments, 0);
}

TEST (format, empty)
{
  EXPECT_TRUE (parse_format ("").directives.empty ());
  EXPECT_EQ (parse_format ("").error, "");
}

TEST (format, every_part_of_a_conversion)
{
  parsed_format f = parse_format ("a%-+ #012.34lldb");
  ASSERT_EQ (f.error, "");
  ASSERT_EQ (f.directives.size (), 3u);
  const directive &d = f.directives[1];
  EXPECT_EQ (d.conversion->letter, 'd');
  EXPECT_EQ (d.text, "%-+ #012.34lld");
  EXPECT_EQ (d.flags, unsigned (flag_left | flag_plus | flag_space | flag_alt
                                | flag_zero));
  EXPECT_EQ (d.length, length_modifier::ll);
  EXPECT_EQ (d.width.kind, field::literal);
  EXPECT_EQ (d.width.value, 12);
  EXPECT_EQ (d.precision.kind, field::literal);
  EXPECT_EQ (d.precision.value, 34);
  EXPECT_EQ (d.argument, 0);
  EXPECT_EQ (f.directives[2].text, "b");
}

TEST (format, length_modifiers)
{
  const struct
  {
    const char *format;
    length_modifier length;
  } rows[] = { { "%d", length_modifier::none }, { "%hhd", length_modifier::hh },
               { "%hd", length_modifier::h },   { "%ld", length_modifier::l },
               { "%lld", length_modifier::ll }, { "%qd", length_modifier::ll },
               { "%jd", length_modifier::j },   { "%zd", length_modifier::z },
               { "%Zd", length_modifier::z },   { "%td", length_modifier::t },
               { "%Ld", length_modifier::L } };
  for (const auto &row : rows)
    {
      parsed_format f = parse_format (row.format);
      ASSERT_EQ (f.directives.size (), 1u) << row.format;
      EXPECT_EQ (f.directives[0].length, row.length) << row.format;
      EXPECT_EQ (f.directives[0].conversion->letter, 'd') << row.format;
    }
}

TEST (format, stars_take_arguments_in_order)
{
  parsed_format f = parse_format ("%*.*d %s");
  ASSERT_EQ (f.error, "");
  const directive &d = f.directives[0];
  EXPECT_EQ (d.width.kind, field::argument);
  EXPECT_EQ (d.width.value, 0);
  EXPECT_EQ (d.precision.kind, field::argument);
  EXPECT_EQ (d.precision.value, 1);
  EXPECT_EQ (d.argument, 2);
  EXPECT_EQ (f.directives[2].argument, 3);
  EXPECT_EQ (f.arguments, 4);
}

TEST (format, a_lone_point_is_precision_zero)
{
  parsed_format f = parse_format ("%.d");
  EXPECT_EQ (f.directives[0].precision.kind, field::literal);
  EXPECT_EQ (f.directives[0].precision.value, 0);
}

TEST (format, errno_text_takes_no_argument)
{
  parsed_format f = parse_format ("%m %d");
  EXPECT_EQ (f.directives[0].argument, -1);
  EXPECT_EQ (f.directives[2].argument, 0);
}

TEST (format, positions_are_indices)
{
  parsed_format f = parse_format ("%2$s %1$d %2$.3s");
  ASSERT_EQ (f.error, "");
  ASSERT_EQ (f.directives.size (), 5u);
  EXPECT_EQ (f.directives[0].argument, 1);
  EXPECT_EQ (f.directives[0].text, "%2$s");
  EXPECT_EQ (f.directives[2].argument, 0);
  EXPECT_EQ (f.directives[4].argument, 1);
  EXPECT_EQ (f.directives[4].precision.value, 3);
  EXPECT_EQ (f.arguments, 2);
}

TEST (format, stars_have_positions_too)
{
  parsed_format f = parse_format ("%3$-0*1$.*2$lf");
  ASSERT_EQ (f.error, "");
  const directive &d = f.directives[0];
  EXPECT_EQ (d.width.kind, field::argument);
  EXPECT_EQ (d.width.value, 0);
  EXPECT_EQ (d.precision.kind, field::argument);
  EXPECT_EQ (d.precision.value, 1);
  EXPECT_EQ (d.argument, 2);
  EXPECT_EQ (d.flags, unsigned (flag_left | flag_zero));
  EXPECT_EQ (f.arguments, 3);
  EXPECT_EQ (parse_format ("%2$*1$d").error, "");
}

TEST (format, a_position_is_no_width)
{
  parsed_format f = parse_format ("%1$12d %12d");
  EXPECT_EQ (f.directives[0].width.value, 12);
  EXPECT_NE (f.error, "") << "mixed";
  f = parse_format ("%10$d%9$d%8$d%7$d%6$d%5$d%4$d%3$d%2$d%1$d");
  ASSERT_EQ (f.error, "");
  EXPECT_EQ (f.directives[0].argument, 9);
  EXPECT_EQ (f.arguments, 10);
}

TEST (format, errno_text_and_percent_mix_with_positions)
{
  EXPECT_EQ (parse_format ("%1$d%% %m").error, "");
  EXPECT_EQ (parse_format ("%1$d%% %m").arguments, 1);
}

TEST (format, refused_positions)
{
  const char *mixed = "positional arguments are mixed with others";
  const char *gap = "positional arguments leave one out";
  const char *zero = "there is no argument 0";
  const struct
  {
    const char *format;
    const char *error;
  } rows[] = { { "%1$d %d", mixed },  { "%d %1$d", mixed },
               { "%1$*d", mixed },    { "%*1$d", mixed },
               { "%1$.*d", mixed },   { "%2$d", gap },
               { "%1$d %3$d", gap },  { "%*2$d", mixed },
               { "%2$*3$d", gap },    { "%0$d", zero },
               { "%1$*0$d", zero },   { "%1$d %0$d", zero },
               { "%00$d", zero } };
  for (const auto &row : rows)
    EXPECT_EQ (parse_format (row.format).error, row.error) << row.format;
  /* In formats with positions glibc ignores these two length modifiers.  */
  for (const char *bad : { "%1$qd", "%1$Ld", "%1$s%2$qu", "%1$Ln" })
    EXPECT_NE (parse_format (bad).error, "") << bad;
  for (const char *good : { "%1$lld", "%1$Lf" })
    EXPECT_EQ (parse_format (good).error, "") << good;
  for (const char *bad : { "%1$", "%1$5", "%1$5%", "%12345$d", "%-1$d" })
    EXPECT_NE (parse_format (bad).error, "") << bad;
}

TEST (format, refusals)
{
  for (const char *bad :
       { "%", "a%", "%5", "%.", "%l", "%-", "%y", "%2147483647d",
         "%99999999999999999999d", "%.2147483648s", "%5%" })
    EXPECT_NE (parse_format (bad).error, "") << bad;
}

/* The text of a directive that libc formats has the same meaning without
   positions.  */
TEST (format, sequential_text)
{
  const struct
  {
    const char *format;
    const char *text;
  } rows[] = { { "%'d", "%'d" },         { "%Id", "%Id" },
               { "%1$'d", "%'d" },       { "%'012.4lld", "%0'12.4lld" },
               { "%qd", "%lld" },        { "%'Zu", "%'zu" },
               { "%Lf", "%Lf" },         { "%hhd", "%hhd" },
               { "%ls", "%ls" },         { "%S", "%S" },
               { "%-+ #0'Id", "%-+ #0'Id" },
               { "%--'d", "%-'d" },      { "%'.d", "%'.0d" },
               { "%m", "%m" },           { "%*.*ls", "%*.*ls" },
               { "%2$*1$lc", "%*lc" },   { "%3$'-*2$.*1$f", "%-'*.*f" },
               { "%'.7g", "%'.7g" } };
  for (const auto &row : rows)
    {
      parsed_format f = parse_format (row.format);
      ASSERT_GE (f.directives.size (), 1u) << row.format;
      EXPECT_EQ (sequential_text (f.directives[0]), row.text) << row.format;
    }
}

} // namespace
