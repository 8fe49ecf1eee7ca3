/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that wrappers of vsnprintf and vsprintf read, of any content: each
   conversion, and those that are left to the C library, at each place of a text
   and in destinations of each size.  */

#define _GNU_SOURCE
#define AREA_BYTES 2048
#include "wrappers.h"

#include <wchar.h>

/* One format through every wrapper, and cut at several places.  */
#define THROUGH(...)                                                           \
  do                                                                           \
    {                                                                          \
      SHOW (by_vsnprintf (area, AREA, __VA_ARGS__));                           \
      SHOW (by_vsnprintf_unseen (area, AREA, __VA_ARGS__));                    \
      SHOW (by_vsprintf (area, __VA_ARGS__));                                  \
      SHOW (by_two (area, AREA, __VA_ARGS__));                                 \
      SHOW (by_three (area, AREA, __VA_ARGS__));                               \
      SHOW (by_pointer (area, AREA, __VA_ARGS__));                             \
      SHOW (by_unused (area, AREA, __VA_ARGS__));                              \
      SHOW (by_compared (area, 9, __VA_ARGS__));                               \
      SHOW (by_both (area, AREA, __VA_ARGS__));                                \
      SHOW (by_vsnprintf (NULL, 0, __VA_ARGS__));                              \
      for (size_t size_ = 0; size_ < 70; size_ += size_ < 30 ? 1 : 7)          \
        SHOW (by_vsnprintf (area, size_, __VA_ARGS__));                        \
    }                                                                          \
  while (0)

struct pair
{
  long a, b;
};

static void
conversions (void)
{
  THROUGH ("%s", "");
  THROUGH ("nothing to convert%s", "");
  THROUGH ("%%");
  THROUGH ("%d%%%d", 1, 2);
  THROUGH ("%d %i %u %x %X %o", -5, 6, 7U, 0xabcU, 0xabcU, 8U);
  THROUGH ("%ld %lld %zd %td %jd", LONG_MIN, LLONG_MAX, (ptrdiff_t) -3,
           (ptrdiff_t) 4, (intmax_t) INT64_MIN);
  THROUGH ("%lu %llu %zu %tu %ju", ULONG_MAX, ULLONG_MAX, (size_t) 3,
           (size_t) 4, (uintmax_t) UINT64_MAX);
  THROUGH ("%hhd %hd %hhu %hu %hhx %hX", 300, 70000, 300, 70000, 300, 70000);
  THROUGH ("%lo %lx %#lx %#o %#X %#x", 8UL, 9UL, 10UL, 11U, 12U, 0U);
  THROUGH ("%5d|%-5d|%05d|%+d|% d|%+5d|%-+5d|% 05d", 1, 2, 3, 4, 5, 6, 7, 8);
  THROUGH ("%.0d|%.0u|%.0x|%#.0o|%.3d|%8.3d|%-8.3d|%08.3d", 0, 0U, 0U, 0U, 1, 2,
           3, 4);
  THROUGH ("%s|%10s|%-10s|%.2s|%10.2s|%-10.2s|%.0s|%.s", "abc", "def", "ghi",
           "jkl", "mno", "pqr", "stu", "vwx");
  THROUGH ("%c%5c%-5c|%c", 'a', 'b', 'c', 0);
  THROUGH ("%p|%20p|%-20p", (void *) 0x1234, (void *) 1, (void *) -1L);
  THROUGH ("%*d|%-*d|%*s|%.*s|%*.*d|%.*d", 6, 1, 6, 2, -7, "abc", 2, "xyz", 8, 3,
           4, -2, 5);
  THROUGH ("%0*d|%0*d|%+.*d|%*c", 6, 1, -6, 2, 0, 0, -3, 'x');
  THROUGH ("%f|%.2f|%10.3f|%-10.1f|%+f|%010.2f|%F", 1.5, 2.25, 3.5, 4.5, 5.5,
           -6.5, 7.5);
  THROUGH ("%e|%.0e|%12.3E|%g|%.3G|%#g|% g", 1.5, 2.5, 3e100, 1e-5, 1e20, 1.0,
           5.);
  THROUGH ("%.*f|%*.*e|%.*g", 3, 1.0625, -14, 2, 2.5, -1, 1e15);
  THROUGH ("%f %e %g %F %G", __builtin_inf (), -__builtin_inf (),
           __builtin_nan (""), -__builtin_nan (""), -0.);
  THROUGH ("%lf %le %lg", 1.5, 2.5, 3.5);
}

/* As many as use the stack: eight reals and three integers are in registers.  */
static void
many_values (void)
{
  THROUGH ("%d %d %d %d %d %d %d %d %d %d", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  THROUGH ("%g %g %g %g %g %g %g %g %g %g", 1., 2., 3., 4., 5., 6., 7., 8., 9.,
           10.);
  THROUGH ("%d %g %s %g %ld %g %c %g %x %g %d %g %s %g %u %g %d %g %g %g", 1, .5,
           "two", 1.5, 3L, 2.5, '4', 3.5, 5, 4.5, 6, 5.5, "seven", 6.5, 8U, 7.5,
           9, 8.5, 9.5, 10.5);
  SHOW (by_next (area, AREA, "%d %s", 1, "two", 0x40000));
  SHOW (by_next (area, AREA, "%d %d %d %d %d", 1, 2, 3, 4, 5, 0x40000));
  SHOW (by_next (area, 3, "%d %d %d %d %d", 1, 2, 3, 4, 5, 0x40000));
  SHOW (by_next (area, 0, "%*d %.*s %%", 5, 1, 2, "abc", 0x40000));
  SHOW (by_next (area, AREA, "%g %g %d", 1., 2., 3, 0x40000));
  SHOW (by_next (area, AREA, "%g %g %g %g %g %g %g %g %g %g %d", 1., 2., 3., 4.,
                 5., 6., 7., 8., 9., 10., 3, 0x40000));
  SHOW (by_next (area, AREA, "%hhd %c %ls", 1, 'c', L"wide", 0x40000));
  SHOW (by_next (area, AREA, "%d %Lf %d", 1, 2.5L, 3, 0x40000));
  SHOW (by_next (area, AREA, "none", 0x40000));
  SHOW (by_next_of_vsprintf (area, "%d %s %g", 1, "two", 3., 0x40000));
  SHOW (by_next_of_vsprintf (area, "%d %s %g %a", 1, "two", 3., 4., 0x40000));
  SHOW (by_rest (area, AREA, "%d %s %g", 'x', 1, "two", 3.));
  SHOW (by_rest (area, 5, "%d %s %g", 'x', 1, "two", 3.));
  SHOW (by_rest (area, 9, "%d %s %Lg", 'x', 1, "two", 3.L));
}

/* What is left to the C library, behind texts that are not.  */
static void
left_to_libc (void)
{
  int count = -1, other = -1;
  signed char small = -1;
  long large = -1;
  THROUGH ("%d %Lf %d", 1, 2.5L, 3);
  THROUGH ("%s %Le|%Lg", "abc", 1.5L, 2.5L);
  THROUGH ("%d%n%s%n", 12, &count, "abc", &other);
  SHOW (count * 100 + other);
  THROUGH ("%s%hhn%ln", "abcd", &small, &large);
  SHOW (small * 100 + large);
  errno = BEFORE;
  THROUGH ("%d: %m", 5);
  THROUGH ("%2$s %1$d", 5, "five");
  THROUGH ("%s %ls|%lc", "narrow", L"wide", (wint_t) L'w');
  THROUGH ("%a %A", 1.5, -2.5);
  THROUGH ("%d %'d", 1, 1234567);
  THROUGH ("%1000d|", 1);
  THROUGH ("%.1000d|", 1);
  THROUGH ("%.30f|%.30e", 1.5, 2.5);
  THROUGH ("%s|%s", "abc", (char *) HIDE (NULL));
  THROUGH ("%.3s|%.9s|%9s", (char *) HIDE (NULL), (char *) HIDE (NULL),
           (char *) HIDE (NULL));
  THROUGH ("%p|%9p", HIDE ((void *) NULL), HIDE ((void *) NULL));
  THROUGH ("%+u|% x|%+s|%#d|%0s|%0c|%+p", 1, 2, "abc", 3, "def", 'c',
           (void *) 4);
  THROUGH ("%hs|%lls|%hc|%hf", "abc", L"abc", 'c', 1.5);
  THROUGH ("%llf|%jf|%zg|%hhe", 1.5L, 2.5, 3.5, 4.5);
  THROUGH ("%ll", 5);
  THROUGH ("%y|%d", 5, 6);
  THROUGH ("%-");
  THROUGH ("abc%");
  THROUGH ("%5%|%-5%|%05%|%.2%");
  THROUGH ("%.-5d|%5.-3s", 1, "abc");
  THROUGH ("%++5d|%--5d|%00005d|%- 0+#5d", 1, 2, 3, 4);
  THROUGH ("%Zd %C %S", (size_t) 3, (wint_t) 'C', L"wide");
  THROUGH ("%lls %d", L"wide", 3);
  THROUGH ("%qd %Lu %Ld", 5LL, 6ULL, 7LL);
}

/* Fields that the C library refuses, or that are too long for anything.  The
   longest of all take libc seconds; runtime-tests has them.  */
static void
large_fields (void)
{
  SHOW (by_vsnprintf (area, AREA, "%d%*d", 1, 100000, 2));
  SHOW (by_vsnprintf (area, AREA, "%d%*d", 1, -100000, 2));
  SHOW (by_vsnprintf (area, AREA, "%d%.*d", 1, INT_MIN, 2));
  SHOW (by_vsnprintf (area, AREA, "%.*s|", INT_MIN, "abc"));
  SHOW (by_vsnprintf (area, AREA, "%.*s|", INT_MAX, "abc"));
  SHOW (by_vsnprintf (area, AREA, "%.*d|", 100000, 5));
  SHOW (by_vsnprintf (area, AREA, "%*f|%.*f", -5000, .5, 5000, .5));
  SHOW (by_vsnprintf (area, AREA, "%999d|", 5));
  SHOW (by_vsnprintf (area, AREA, "%.999d|", 5));
  SHOW (by_vsnprintf (area, AREA, "%2147483648d", 5));
  SHOW (by_vsnprintf (area, AREA, "%99999999999999999999d", 5));
  SHOW (by_vsnprintf (area, AREA, "%.2147483648d", 5));
  SHOW (by_vsnprintf (area, AREA, "a%.99999999999999999999d", 5));
  SHOW (by_vsnprintf (area, HIDE ((size_t) -1), "%s", "abc"));
  SHOW (by_vsnprintf (area, HIDE ((size_t) INT_MAX), "%s", "abc"));
  SHOW (by_vsnprintf (area, HIDE ((size_t) INT_MAX + 1), "%s", "abc"));
  SHOW (by_vsnprintf (area, HIDE ((size_t) INT_MAX + 2), "%s", "abc"));
}

/* A format that the compiler does not know, with the values at hand.  */
static void UNSEEN
chosen_elsewhere (const char *format, int a, long b, const char *s, void *p,
                  char c, short h, _Bool yes)
{
  SHOW (sprintf (area, format, a, b, s, p, c, h, yes));
  SHOW (snprintf (area, AREA, format, a, b, s, p, c, h, yes));
  SHOW (snprintf (area, 7, format, a, b, s, p, c, h, yes));
  SHOW (snprintf (NULL, 0, format, a, b, s, p, c, h, yes));
  SHOW ((sprintf (area + 3, format, a, b, s, p, c, h, yes), 0));
  SHOW (sprintf (area, format + 3, b, s, p, c, h, yes) + 1);
}

/* Values that are no integers and no pointers: the C library finds integers
   behind them, or in them.  */
static void UNSEEN
other_values (const char *format, struct pair p, double d, long double l,
              __int128 i)
{
  SHOW (sprintf (area, format, 1, p));
  SHOW (sprintf (area, format, d, 2, 3L, 4L));
  SHOW (sprintf (area, format, l, 2, 3L, 4L));
  SHOW (sprintf (area, format, 1, i));
  SHOW (sprintf (area, format, p, 2L));
}

/* Parts of a format, and what looks at it as well.  */
static int UNSEEN
inspected (char *to, size_t size, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int result = 0;
  if (strchr (format, '%'))
    result = vsnprintf (to, size, format, values);
  else
    memcpy (to, format, strlen (format) + 1);
  size_t length = strlen (format);
  if (length && format[length - 1] == '\n' && result > 0)
    to[result - 1] = ';';
  va_end (values);
  return result;
}

int
main (void)
{
  conversions ();
  many_values ();
  left_to_libc ();
  large_fields ();
  static const char parts[] = "%s%d: %u\n";
  THROUGH (HIDE (parts + 2), 5, 6);
  THROUGH (parts + 2, 5, 6);
  THROUGH (HIDE (parts + 9), 5, 6);
  for (int i = 0; i < 2; i++)
    {
      chosen_elsewhere (HIDE ("%d %ld %s %p %c %hd %d"), -5, 1L << 40, "text",
                        (void *) 0x1234, 'c', -3, 1);
      chosen_elsewhere (HIDE ("%x %lo %.2s %20p %d %u %d"), -5, 1L << 40, "text",
                        (void *) 0x1234, 'c', -3, 1);
      chosen_elsewhere (HIDE ("%d %ld %s %m"), -5, 1L << 40, HIDE (NULL), (void *) 0x1234,
                        'c', -3, 1);
    }
  other_values (HIDE ("%d %ld %ld"), (struct pair) { 5, 6 }, .5, 1.5L, 77);
  SHOW (inspected (area, AREA, "%d\n", 5));
  SHOW (inspected (area, AREA, "none\n"));
  SHOW (inspected (area, AREA, "%s %d%%", "abc", 5));
  for (int i = 0; i < 3; i++)
    {
      char *text = by_allocation ("%s: %d %5.2f %c", "allocated", i, i * .5, 'x');
      puts (text);
      free (text);
    }
}
