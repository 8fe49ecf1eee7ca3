/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The format parser.  */

#include "format/format.h"

#include <gtest/gtest.h>

using namespace qrintf;

namespace
{

std::string
shown (const field &f)
{
  return f.kind == field::absent    ? ""
         : f.kind == field::literal ? std::to_string (f.value)
                                    : '*' + std::to_string (f.value);
}

/* The directives of F, or its error: text between bars; a conversion as its
   letter, flags, length modifier, width and precision, where '*' and '@' are
   before the index of an argument.  */
std::string
shown (const parsed_format &f)
{
  static const char *const lengths[]
      = { "", "hh", "h", "l", "ll", "j", "z", "t", "L" };
  if (!f.error.empty ())
    return f.error;
  std::string all;
  for (const directive &d : f.directives)
    {
      all += all.empty () ? "" : " ";
      if (!d.conversion)
        {
          all += '|' + d.text + '|';
          continue;
        }
      all += d.conversion->letter;
      for (unsigned i = 0; i < 7; i++)
        if (d.flags >> i & 1)
          all += "-+_#0'I"[i];
      all += lengths[unsigned (d.length)] + shown (d.width);
      if (d.precision.kind != field::absent)
        all += '.' + shown (d.precision);
      if (d.argument >= 0)
        all += '@' + std::to_string (d.argument);
    }
  return all;
}

TEST (format, directives)
{
  const struct
  {
    const char *format, *shown;
    int arguments;
  } rows[] = {
    { "", "", 0 },
    { "100%% of %%d\n", "|100% of %d\n|", 0 },
    { "a%-+ #012.34lldb", "|a| d-+_#0ll12.34@0 |b|", 1 },
    { "%hhd%hd%ld%lld%qd%jd%zd%Zd%td%Ld",
      "dhh@0 dh@1 dl@2 dll@3 dll@4 dj@5 dz@6 dz@7 dt@8 dL@9", 10 },
    { "%*.*d %s", "d*0.*1@2 | | s@3", 4 },
    { "%.d", "d.0@0", 1 },
    { "%m %d", "m | | d@0", 1 },
    { "%2$s %1$d %2$.3s", "s@1 | | d@0 | | s.3@1", 2 },
    { "%3$-0*1$.*2$lf", "f-0l*0.*1@2", 3 },
    { "%2$*1$d", "d*0@1", 2 },
    { "%1$12d", "d12@0", 1 },
    { "%10$d%9$d%8$d%7$d%6$d%5$d%4$d%3$d%2$d%1$d",
      "d@9 d@8 d@7 d@6 d@5 d@4 d@3 d@2 d@1 d@0", 10 },
    { "%1$d%% %m", "d@0 |% | m", 1 },
    { "%1$lld%2$Lf", "dll@0 fL@1", 2 },
  };
  for (const auto &row : rows)
    {
      parsed_format f = parse_format (row.format);
      EXPECT_EQ (shown (f), row.shown) << row.format;
      EXPECT_EQ (f.arguments, row.arguments) << row.format;
      EXPECT_TRUE (f.directives.size () != 1 || !f.directives[0].conversion
                   || f.directives[0].text == row.format)
          << row.format;
    }
}

TEST (format, refused_positions)
{
  const std::pair<const char *, std::vector<const char *>> rows[]
      = { { "positional arguments are mixed with others",
            { "%1$d %d", "%d %1$d", "%1$*d", "%*1$d", "%1$.*d", "%*2$d",
              "%1$12d %12d" } },
          { "positional arguments leave one out",
            { "%2$d", "%1$d %3$d", "%2$*3$d" } },
          { "there is no argument 0",
            { "%0$d", "%1$*0$d", "%1$d %0$d", "%00$d" } } };
  for (const auto &[error, formats] : rows)
    for (const char *format : formats)
      EXPECT_EQ (parse_format (format).error, error) << format;
}

/* In formats with positions glibc ignores the length modifiers 'q' and 'L' of
   integers.  */
TEST (format, refusals)
{
  for (const char *bad : { "%",
                           "a%",
                           "%5",
                           "%.",
                           "%l",
                           "%-",
                           "%y",
                           "%2147483647d",
                           "%99999999999999999999d",
                           "%.2147483648s",
                           "%5%",
                           "%1$",
                           "%1$5",
                           "%1$5%",
                           "%12345$d",
                           "%-1$d",
                           "%1$qd",
                           "%1$Ld",
                           "%1$s%2$qu",
                           "%1$Ln" })
    EXPECT_NE (parse_format (bad).error, "") << bad;
}

} // namespace
