/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program whose formats have no field lacks the printf's part for fields.
   The printf prints all of these texts without it, and without the function of
   the C library that gets the texts it refuses, which is wrapped here.  */

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int left_to_libc;

int __real___vsnprintf_chk (char *, size_t, int, size_t, const char *, va_list);

int
__wrap___vsnprintf_chk (char *s, size_t n, int flag, size_t object,
                        const char *f, va_list values)
{
  left_to_libc++;
  return __real___vsnprintf_chk (s, n, flag, object, f, values);
}

static char text[4096], expected[4096], large[1001];

/* Makes the C library's text.  */
static void
expect (const char *format, ...)
{
  va_list values;
  va_start (values, format);
  __real___vsnprintf_chk (expected, sizeof expected, 0, sizeof expected, format,
                          values);
  va_end (values);
}

/* Fails unless N is the length of the expected text and TEXT has as much of it
   as SIZE allows.  */
static void
check (size_t size, int n)
{
  size_t length = strlen (expected), kept = length < size ? length : size - 1;
  if (n != (int) length
      || (size && (memcmp (text, expected, kept) || text[kept])))
    abort ();
}

#define T(...)                                                                 \
  do                                                                           \
    {                                                                          \
      static const size_t sizes[]                                              \
          = { 0, 1, 2, 5, 24, 30, 250, 1100, sizeof text };                    \
      expect (__VA_ARGS__);                                                    \
      for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++)                \
        {                                                                      \
          memset (text, '#', sizeof text);                                     \
          check (sizes[k], snprintf (text, sizes[k], __VA_ARGS__));            \
        }                                                                      \
    }                                                                          \
  while (0)

int
main (void)
{
  char *volatile s = "seven";
  char *volatile null = NULL;
  volatile int i = -42;
  volatile long l = -1234567890123456789;
  volatile double r = 2.5;
  volatile long double q = 2.5L;
  memset (large, 'x', sizeof large - 1);
  T ("%d %i %u %x", i, i, i, i);
  T ("%ld %lu %lx", l, l, l);
  T ("%lld %jd %zu %td", (long long) l, (intmax_t) l, (size_t) l,
     (ptrdiff_t) i);
  T ("[%s]%%%c%s", s, 'c', null);
  T ("%s|%d%%|%s%%, and a text of more than one block", large, i, s);
  T ("%f %g %.3e %.2f %.*f %lg %.3lf", r, r, r, r, 4, r, r, r);
  if (sizeof q == 16 && __LDBL_MANT_DIG__ == 64)
    T ("%Lf %.3Lg", q, q);
  printf ("left to libc: %d\n", left_to_libc);
  return 0;
}
