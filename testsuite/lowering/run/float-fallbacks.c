/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reals around 2^64, from which on "%f" has another algorithm, and reals that the
   emitters do not print: a radix character of several bytes, and more digits.
   Whatever the destination is and however much room there is, the text is
   libc's.  */

#define _GNU_SOURCE
#include "show.h"

#include <locale.h>
#include <unistd.h>

static char large[1200];

#define LARGE(call) \
  do \
    { \
      fill (large, sizeof large); \
      long result_ = (call); \
      show_result (__LINE__, result_, large, sizeof large); \
    } \
  while (0)

#define ALLOCATED(...) \
  do \
    { \
      char *text_ = NULL; \
      errno = BEFORE; \
      long result_ = asprintf (&text_, __VA_ARGS__); \
      show_result (__LINE__, result_, text_, (int) result_); \
      free (text_); \
    } \
  while (0)

/* The descriptor is standard output's.  */
#define TO_STREAMS(...) \
  do \
    { \
      SHOW (printf (__VA_ARGS__)); \
      SHOW ((fprintf (stdout, __VA_ARGS__), 0)); \
      fflush (stdout); \
      SHOW (dprintf (STDOUT_FILENO, __VA_ARGS__)); \
    } \
  while (0)

static void __attribute__ ((noinline))
plain (double d, int n, const char *s)
{
  char exact[64];
  LARGE (sprintf (large, "%f", d));
  LARGE ((sprintf (large, "%d:%.2f", n, d), 0));
  LARGE (sprintf (large, "%e %g", d, d));
  LARGE (sprintf (large, "%s=%f;%s", s, d, s));
  LARGE (snprintf (large, sizeof large, "%f|%d", d, n));
  LARGE (snprintf (large, 60, "%f", d));
  LARGE (snprintf (large, 12, "%.3f %d", d, n));
  LARGE (snprintf (large, HIDE ((size_t) 40), "%d %.1f", n, d));
  LARGE (snprintf (large, HIDE (sizeof large), "%s%g", s, d));
  LARGE (snprintf (exact, sizeof exact, "%.2f", d));
  SHOW (snprintf (NULL, 0, "%f", d));
  SHOW (snprintf (NULL, 0, "%d %.2f %e %s", n, d, d, s));
  SHOW (snprintf (NULL, 0, "%50f|%30g|%-40e", d, d, d));
  ALLOCATED ("%f", d);
  ALLOCATED ("%d %s %g %.1f", n, s, d, d);
  TO_STREAMS ("%f\n", d);
  TO_STREAMS ("%s %.2f %e\n", s, d, d);
}

static void __attribute__ ((noinline))
fields (double d, int width, int precision)
{
  LARGE (sprintf (large, "%50f|%-50.3F|%+050.1f", d, d, d));
  LARGE (sprintf (large, "%30g|%-40E|%#40.3G|", d, d, d));
  LARGE (snprintf (large, 80, "%*.*f", width, precision, d));
  LARGE (snprintf (large, sizeof large, "%*.*e|%-*.*g|", width, precision, d,
                   width, precision, d));
  SHOW (snprintf (NULL, 0, "%*.*f", width, precision, d));
  TO_STREAMS ("%30f|\n", d);
  TO_STREAMS ("%-*.*f|\n", width, precision, d);
}

/* More digits than the emitters make, known and not.  */
static void __attribute__ ((noinline))
digits (double d, int precision)
{
  LARGE (sprintf (large, "%.19f|%.17e|%.17g", d, d, d));
  LARGE (sprintf (large, "%.20f", d));
  LARGE (snprintf (large, sizeof large, "%.40f|%.18e|%.18g", d, d, d));
  LARGE (sprintf (large, "%.*f", precision, d));
  LARGE (sprintf (large, "%.*e", precision, d));
  LARGE (sprintf (large, "%.*g", precision, d));
  SHOW (snprintf (NULL, 0, "%.*g", precision, d));
}

static void __attribute__ ((noinline))
constants (void)
{
  LARGE (sprintf (large, "%f", 1e22));
  LARGE (sprintf (large, "%.0f|%g", 1e300, 1e300));
  LARGE (sprintf (large, "%F|%e", -18446744073709551616.0, 1e19));
}

int
main (void)
{
  static const double values[]
      = { 1.5, 1.8446744073709550e19, 18446744073709551616.0, 1e22, -1e100,
          1e300, 1.7976931348623157e308, __builtin_inf (), 0.1 };
  static const char *const locales[] = { "C", "ps_AF.UTF-8", "de_CH.UTF-8" };
  for (size_t l = 0; l < sizeof locales / sizeof *locales; l++)
    {
      if (!setlocale (LC_ALL, locales[l]))
        puts ("no such locale");
      for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        {
          double d = HIDE (values[i]);
          plain (d, (int) i, "text");
          fields (d, 30, 2);
          for (int n = 15; n < 22; n++)
            digits (d, n);
        }
      constants ();
    }
}
