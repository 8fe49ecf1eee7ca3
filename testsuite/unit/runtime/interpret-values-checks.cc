/* SPDX-License-Identifier: GPL-3.0-or-later */
/* snprintf and sprintf with a format that is read at run time and with values of
   their own, against the C library, which prints what the interpreter refuses,
   fortified or not.  */

#include "versions.h"

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>

#include <gtest/gtest.h>

namespace
{

/* PRINT makes of FORMAT and VALUES what snprintf makes, in each size, also
   where the interpreter refuses them; it gets a size.  */
template <typename Print, typename... Values>
void
compare_with_libc (Print print, const char *format, Values... values)
{
  static char expected[4000], text[4000];
  for (size_t size : { 4000, 2000, 41, 40, 7, 1, 0 })
    {
      memset (expected, '#', sizeof expected);
      memset (text, '#', sizeof text);
      int n = snprintf (expected, size, format, values...);
      EXPECT_EQ (print (text, size, format, values...), n) << format;
      EXPECT_EQ (memcmp (text, expected, sizeof text), 0) << format << size;
    }
}

/* The same for formats of each kind.  */
template <typename Print>
void
compare_formats_with_libc (Print print)
{
  std::string longer (1500, 'x');
  int stored = 0, expected = 0;
  compare_with_libc (print, "%d %s|%-8lx", 5, "text", 255L);
  compare_with_libc (print, "%2$s %1$d", 5, "text");
  compare_with_libc (print, "%s%c", longer.c_str (), 0);
  compare_with_libc (print, "%a %'d %5.3Lf", 1.5, 1234567, 2.5L);
  compare_with_libc (print, "%g %.3f", 1e10, -2.5);
  const char *volatile null = nullptr;
  compare_with_libc (print, "%s", static_cast<const char *> (null));
  snprintf (longer.data (), longer.size (), "abc%n", &expected);
  char text[99];
  EXPECT_EQ (print (text, sizeof text, "abc%n", &stored), expected);
  EXPECT_EQ (stored, expected);
}

} // namespace

void
check_interpret_bounded_values (const versions &v)
{
  auto print = v.interpret_bounded_values;
  compare_formats_with_libc ([=] (char *to, size_t size, auto... values) {
    return print (to, size, -1, SIZE_MAX, values...);
  });
#ifdef __GLIBC__
  compare_formats_with_libc ([=] (char *to, size_t size, auto... values) {
    return print (to, size, 0, 4000, values...);
  });
  char small[8];
  EXPECT_DEATH (print (small, 9, 1, sizeof small, "%d", 5), "overflow");
  EXPECT_DEATH (print (small, 9, 1, sizeof small, "%2$d %1$d", 5, 6),
                "overflow");
#endif
}

void
check_interpret_object_values (const versions &v)
{
  auto print = v.interpret_object_values;
  static char text[4000], checked[4000], expected[4000];
  for (const char *format : { "%d,%s", "%2$s,%1$d", "%5d|%-1500s", "%'d%s" })
    {
      int n = snprintf (expected, sizeof expected, format, 1234, "text");
      EXPECT_EQ (print (text, -1, SIZE_MAX, format, 1234, "text"), n);
      EXPECT_STREQ (text, expected);
      EXPECT_EQ (print (checked, 0, sizeof checked, format, 1234, "text"), n);
      EXPECT_STREQ (checked, expected);
    }
#ifdef __GLIBC__
  char small[8];
  EXPECT_EQ (print (small, 1, sizeof small, "%s", "seven.."), 7);
  EXPECT_STREQ (small, "seven..");
  EXPECT_DEATH (print (small, 1, sizeof small, "%s", "eight..."), "overflow");
#endif
}
