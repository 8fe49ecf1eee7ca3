/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Simple formats against snprintf, in streams whose room ends before, inside
   and behind the text, so that the runtime or the C library prints them.  */

#include "file-with-buffer.h"
#include "versions.h"

#include <cfloat>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>

#include <gtest/gtest.h>

namespace
{

/* Prints FORMAT with VALUES by PRINT, a function of a stream and these.  */
template <typename Print, typename... Values>
void
expect_as_libc (Print print, const char *format, Values... values)
{
  char text[2000];
  int length = snprintf (text, sizeof text, format, values...);
  ASSERT_LT (size_t (length), sizeof text);
  for (size_t room = 0; room < size_t (length) + 30; room++)
    {
      file_with_buffer f (room);
      EXPECT_EQ (print (f.file, format, values...), length) << format;
      EXPECT_EQ (f.contents (), std::string ("<") + text)
          << format << ' ' << room;
    }
}

template <typename Print>
void
check_integers (Print print)
{
  for (int v : { 0, 1, -1, 42, INT_MAX, INT_MIN })
    {
      expect_as_libc (print, "%d", v);
      expect_as_libc (print, "a %i, %u.", v, v);
    }
  for (long v :
       { 0L, 9L, -1L, 123456789L, 1L << 31, -(1L << 32), LONG_MAX, LONG_MIN })
    {
      expect_as_libc (print, "%ld", v);
      expect_as_libc (print, "<%li>%lu\n", v, v);
    }
  expect_as_libc (print, "%c%c|%c", 'x', 0x141, UCHAR_MAX);
}

template <typename Print>
void
check_reals (Print print)
{
  for (double v : { 0.0, -0.0, 1.5, -2.0 / 3, 1e15, 123456789.125, DBL_MIN,
                    4.9e-324, 1e17, 1e300, DBL_MAX, double (NAN), -double (NAN),
                    double (INFINITY), -double (INFINITY) })
    {
      expect_as_libc (print, "%f %e %g", v, v, v);
      expect_as_libc (print, "%.f%.0e|%.0g\n", v, v, v);
      expect_as_libc (print, "%.2f;%.02f;%.19f;", v, v, v);
      expect_as_libc (print, "%.1lf, %.17le, %.17lg", v, v, v);
    }
}

template <typename Print>
void
check_strings (Print print)
{
  const char *const none = nullptr;
  expect_as_libc (print, "%s", "");
  expect_as_libc (print, "%s: %s%s", "a", "text with % in it", "");
  expect_as_libc (print, "[%s]", none);
  expect_as_libc (print, "%s", std::string (300, 'x').c_str ());
}

/* More values than registers, of both kinds, and what libc gets is complete. */
template <typename Print>
void
check_many (Print print)
{
  expect_as_libc (print,
                  "%d %f %s %g %ld %e %c %.3f %u %g %s %f %lu %g %d %g %g %f",
                  1, 2.5, "three", 4.0, 5L, 6e10, '7', 8.0, 9u, 10.0, "11", 12.,
                  13ul, 14.5, 15, 16e-9, 17e17, 18.0);
}

template <typename Print>
void
check_all (Print print)
{
  check_integers (print);
  check_reals (print);
  check_strings (print);
  check_many (print);
}

} // namespace

void
check_simple_stream (const versions &v)
{
  check_all ([&v] (FILE *f, const char *format, auto... values) {
    return v.simple_stream (f, format, values...);
  });
}

void
check_simple_stdout (const versions &v)
{
  fflush (stdout);
  FILE *real = stdout;
  check_all ([&] (FILE *f, const char *format, auto... values) {
    stdout = f;
    int n = v.simple_stdout (format, values...);
    stdout = real;
    return n;
  });
}
