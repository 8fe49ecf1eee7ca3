/* The format parser on its own.  */

#include "format.h"

#include <gtest/gtest.h>

using namespace qrintf;

namespace
{

TEST (format, literal_text_is_one_directive)
{
  parsed_format f = parse_format ("100%% of %%d\n");
  ASSERT_EQ (f.error, "");
  ASSERT_EQ (f.directives.size (), 1u);
  EXPECT_EQ (f.directives[0].conversion, 0);
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
  EXPECT_EQ (d.conversion, 'd');
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
      EXPECT_EQ (f.directives[0].conversion, 'd') << row.format;
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

TEST (format, refusals)
{
  for (const char *bad :
       { "%", "a%", "%5", "%.", "%l", "%-", "%y", "%1$d", "%2$*1$d", "%*1$d",
         "%2147483647d", "%99999999999999999999d", "%.2147483648s", "%5%" })
    EXPECT_NE (parse_format (bad).error, "") << bad;
}

} // namespace
