/* The flags ' and I, and a locale's radix character: in C and in the locales
   that run.exp makes, where it can.  */

#include "show.h"

#include <locale.h>

static void __attribute__ ((noinline))
integers (int v, long l, int width)
{
  WAYS ("%'d", v);
  WAYS ("[%'15ld|%-'15ld]%d", l, l, v);
  SHOW (sprintf (area, "%'i|%'u|%'lu|%d", v, (unsigned) v, l, v));
  SHOW (sprintf (area, "%'015ld|%'.12d|%+'d|%' d%d", l, v, v, v, v));
  SHOW (sprintf (area, "%Id|%Iu|%'Id|%I12ld|%d", v, (unsigned) v, v, l, v));
  SHOW (sprintf (area, "%'*d|%-'*ld|%d", width, v, width, l, v));
  SHOW (sprintf (area, "%'.*d|%d", width, v, v));
  SHOW (sprintf (area, "%'hd|%'hhu|%'lld|%'zu", (short) v, (unsigned char) v,
                 (long long) l, (size_t) l));
  SHOW (sprintf (area, "%d %'d %s %'d", v, v, HIDE ("text"), v));
  SHOW (sprintf (area, "%'x|%'o|%'s|%'c", (unsigned) v, (unsigned) v, "s", 'c'));
  SHOW (sprintf (area, "%'d|%'d", 1234567, -42));
}

static void __attribute__ ((noinline))
reals (double d, int width)
{
  WAYS ("%'f", d);
  WAYS ("%.2f", d);
  SHOW (sprintf (area, "%'.2f|%'12.0f|%-'15.1f|%'015.3f|%f", d, d, d, d, d));
  SHOW (sprintf (area, "%f|%e|%g|%a", d, d, d, d));
  SHOW (sprintf (area, "%12.3f|%-12.3e|%012g|%15a|", d, d, d, d));
  SHOW (sprintf (area, "%#.0f|%#.0e|%#.1g|%#.0a", d, d, d, d));
  SHOW (sprintf (area, "%'g|%'.12g|%'e|%If|%I.3e|%d", d, d, d, d, d, width));
  SHOW (sprintf (area, "%'*.2f|%'.*f|%d", width, d, width, d, width));
  SHOW (sprintf (area, "%'Lf|%Lf|%20.2Lf|%Lg", (long double) d,
                 (long double) d, (long double) d, (long double) d));
  SHOW (sprintf (area, "%f %g %.1f", 1.5, 0.25, -2.25));
  SHOW (snprintf (area, 5, "%.2f", d));
}

int
main (void)
{
  static const char *const locales[] = { "C", "C.UTF-8", "en_US.UTF-8",
                                         "en_IN.UTF-8", "fa_IR.UTF-8",
                                         "ps_AF.UTF-8", "de_CH.UTF-8" };
  static const long values[] = { 0, 7, -999, 1000, 123456, -1234567, INT_MAX,
                                 INT_MIN, LONG_MAX, LONG_MIN };
  static const double fractions[] = { 0, 0.5, -999.995, 1234.5, 1234567.891,
                                      -1e15, 1e-7, 3e25 };
  for (size_t i = 0; i < sizeof locales / sizeof *locales; i++)
    {
      puts (setlocale (LC_ALL, locales[i]) ? locales[i] : "no such locale");
      for (size_t j = 0; j < sizeof values / sizeof *values; j++)
        integers ((int) values[j], values[j], (int) j * 5 - 20);
      for (size_t j = 0; j < sizeof fractions / sizeof *fractions; j++)
        reals (fractions[j], (int) j * 5 - 15);
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
