/* What musl writes otherwise than glibc, or does not know.  */

#define _GNU_SOURCE
#include "show.h"

#include <stdarg.h>
#include <wchar.h>

/* An address is read back; other fields and conversions: differential.sh.  */
static void __attribute__ ((noinline))
pointers (void *p)
{
  int here;
  SHOW (sprintf (area, "%p|%9p|%-9p|%.0p|%09p", NULL, NULL, NULL, NULL, NULL));
  SHOW (sprintf (area, "%020p|%+p|% p|%#p|%024.3p", p, p, p, p, p));
  char text[40];
  sprintf (text, "%p", (void *) &here);
  SHOW (strtoul (text, NULL, 16) == (unsigned long) &here);
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
  pointers (HIDE ((void *) 0x12ab));
  double values[] = { 0, -1.5, 5e-324, 999999.5, 9999995, 1e300, 1 / HIDE (0.0) };
  for (int i = 0; i < 7; i++)
    SHOW (own ("%f %e %g %.2f", values[i], values[i], values[i], values[i]));
  unknown (HIDE (1000), HIDE (2.5), HIDE ("text"));
  wide (HIDE (L"wide"), HIDE ((wint_t) 'w'));
  for (size_t size = 0; size < 50; size += 7)
    errors (size);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
