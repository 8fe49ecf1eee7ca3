/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the plugin takes for a format that the runtime reads is one: both are
   asked about all directives that are made of common parts.  */

#include "plan/readable.h"
#include "qrintf/emitters.h"

#include <cstdarg>
#include <gtest/gtest.h>

using namespace qrintf;

namespace
{

/* What prints reals is linked only if it is asked for.  */
void *volatile of_reals[]
    = { reinterpret_cast<void *> (__qrintf_interpret_fixed),
        reinterpret_cast<void *> (__qrintf_interpret_exponent),
        reinterpret_cast<void *> (__qrintf_interpret_general) };

int
read_and_print (char *to, size_t size, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int n = __qrintf_interpret_bounded (to, size, format, values);
  va_end (values);
  return n;
}

/* Whether the runtime prints FORMAT with values that fit whatever it asks for:
   those of numbers are in registers of their own.  */
bool
is_printed (const std::string &format)
{
  static const char text[] = "text";
  static char room[8000];
  const char *value
      = format.find_first_of ("sS") == format.npos ? nullptr : text;
  long number = value ? reinterpret_cast<long> (value) : 'c';
  return read_and_print (room, sizeof room, format.c_str (), number, 7L, 7L,
                         1.5, 1.5)
         != INT32_MIN;
}

bool
is_read (const std::string &format)
{
  return why_not_read (parse_format (format)).empty ();
}

} // namespace

TEST (readable, tells_what_the_runtime_does)
{
  static const char *const flags[]
      = { "", "-", "+", " ", "0", "#", "'", "I", "-0", "+#" };
  static const char *const widths[] = { "", "5", "999", "1000" };
  static const char *const precisions[]
      = { "", ".", ".3", ".15", ".20", ".999", ".0005", ".1000" };
  static const char *const lengths[]
      = { "", "hh", "h", "l", "ll", "q", "j", "z", "Z", "t", "L" };
  for (const char *flag : flags)
    for (const char *width : widths)
      for (const char *precision : precisions)
        for (const char *length : lengths)
          for (char letter : std::string_view ("diuoxXbBfFeEgGaAcCsSpmny%"))
            {
              std::string format = std::string ("%") + flag + width + precision
                                   + length + letter;
              if (letter == '%' && format != "%%")
                continue;
              EXPECT_EQ (is_read (format), is_printed (format)) << format;
            }
}

TEST (readable, names_the_directive)
{
  EXPECT_EQ (why_not_read (parse_format ("%2$s %1$s")),
             "'%2$s' is not read at run time");
  EXPECT_EQ (why_not_read (parse_format ("%d: %m")),
             "'%m' is not read at run time");
  EXPECT_TRUE (is_read ("plain text, %*d%.*s%%"));
  EXPECT_FALSE (is_read ("%"));
}
