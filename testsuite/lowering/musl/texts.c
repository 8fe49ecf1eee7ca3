/* What musl writes otherwise than glibc, in every way a call can be written.  */

#define _GNU_SOURCE
#define AREA_BYTES 6000
#include "show.h"

#include <stdarg.h>
#include <wchar.h>

static void __attribute__ ((noinline))
pointers (void *p, int n)
{
  int here;
  SHOW (sprintf (area, "%p|%20p|%-20p|%020p|%+p|% p|%#p", p, p, p, p, p, p, p));
  SHOW (sprintf (area, "%.0p|%.3p|%.20p|%024.3p|%-.20p", p, p, p, p, p));
  SHOW (sprintf (area, "%*p|%-*p|%.*p|%0*.*p|", n, p, n, p, n, p, n, n, p));
  SHOW (snprintf (area, 20, "%p.%p", p, p));
  SHOW (snprintf (NULL, 0, "%p.%.3p.%30p", p, p, p));
  SHOW (sprintf (area, "%p|%9p|%-9p|%.0p|%09p", NULL, NULL, NULL, NULL, NULL));
  char text[40];
  sprintf (text, "%p", (void *) &here);
  SHOW (strtoul (text, NULL, 16) == (unsigned long) &here);
}

static void __attribute__ ((noinline))
strings (const char *s, int n)
{
  SHOW (sprintf (area, "%s.|%.0s|%.1s|%.5s|%.6s|%.9s", s, s, s, s, s, s));
  SHOW (sprintf (area, "%10.3s|%-10.3s|%.*s|%*.*s", s, s, n, s, n, n, s));
  SHOW (snprintf (area, 9, "%.4s%s", s, s));
  SHOW (snprintf (NULL, 0, "%.4s%s%.*s", s, s, n, s));
  SHOW (sprintf (area, "%.3s|%8.2s|", (char *) NULL, (char *) NULL));
}

static void __attribute__ ((noinline))
reals (double d, long double w)
{
  SHOW (sprintf (area, "%a|%A|%.0a|%.3a|%20a|%+a|%#.0a|%g", d, d, d, d, d, d, d, d));
  SHOW (sprintf (area, "%La|%.2La|%Lf|%.30Le|%Lg|%g", w, w, w, w, w, d));
  SHOW (sprintf (area, "%#g|%#.3G|%#12.6g|%g", d, d, d, d));
  SHOW (sprintf (area, "%'.2f|%'d", d, (int) 1234567));
}

/* The text before what musl does not know is written, or not, and -1 is given.  */
static void __attribute__ ((noinline))
unknown (int v, double d, const char *s)
{
  SHOW (sprintf (area, "%d|%Id", v, v));
  SHOW (sprintf (area, "%d|%qd", v, (long long) v));
  SHOW (sprintf (area, "%Ld", (long long) v));
  SHOW (sprintf (area, "%s|%hs", s, s));
  SHOW (sprintf (area, "%d|%hf", v, d));
  SHOW (sprintf (area, "%1$d %1$hhd", v));
  SHOW (sprintf (area, "%2$s %1$d", v, s));
}

static void __attribute__ ((noinline))
wide (const wchar_t *w, wint_t c)
{
  SHOW (sprintf (area, "%ls|%9ls|%-9ls|%.2ls%s", w, w, w, w, HIDE ("|")));
  SHOW (sprintf (area, "%08ls|%05lc|%lc", w, c, c) != 0);
}

static void __attribute__ ((noinline))
errors (size_t size)
{
  SHOW (snprintf (area, size, "%d%n%m", 5, &errno));
  SHOW (snprintf (area, size, "%m%d%n", 5, &errno));
  SHOW (snprintf (area, HIDE ((size_t) INT_MAX + 1), "%d", 5));
}

/* Formats that are read at run time stay with musl, and bring no emitters.  */
static int __attribute__ ((noipa, format (printf, 1, 2)))
own (const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int length = vsprintf (area, format, values);
  va_end (values);
  return length;
}

int
main (void)
{
  int numbers[] = { -3, 0, 1, 4, 17, 30 };
  for (int i = 0; i < 6; i++)
    {
      pointers (HIDE ((void *) 0x12ab), numbers[i]);
      pointers (HIDE ((void *) 0), numbers[i]);
      strings (HIDE ((const char *) 0), numbers[i]);
      strings (HIDE ("a string"), numbers[i]);
    }
  double values[] = { 0, -1.5, 5e-324, 999999.5, 9999995, 1e300, 1 / HIDE (0.0) };
  for (int i = 0; i < 7; i++)
    {
      reals (HIDE (values[i]), HIDE ((long double) values[i]));
      SHOW (own ("%f %e %g %.2f", values[i], values[i], values[i], values[i]));
    }
  unknown (HIDE (1000), HIDE (2.5), HIDE ("text"));
  wide (HIDE (L"wide"), HIDE ((wint_t) 'w'));
  for (size_t size = 0; size < 50; size += 7)
    errors (size);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
