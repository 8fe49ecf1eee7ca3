/* Positional arguments: in any order, twice, with widths and precisions.  */

#include "show.h"

#include <wchar.h>

static void __attribute__ ((noinline))
lowered (int a, int b, const char *s, long l, double d)
{
  int n = 0;
  WAYS ("%1$d", a);
  WAYS ("%2$d-%1$d", a, b);
  WAYS ("%2$s is %1$d, %1$x, %2$.3s", a, s);
  SHOW (sprintf (area, "%1$d %1$d %1$+d %1$5d|%1$-5d|%1$05d|%1$c", a));
  SHOW (sprintf (area, "%3$ld %2$s %1$d", a, s, l));
  SHOW (sprintf (area, "%2$*1$d|", a, b));
  SHOW (sprintf (area, "%3$.*1$d|%3$*2$.*1$d|", a, b, (int) l));
  SHOW (sprintf (area, "%2$-*1$s|%2$.*1$s|", a, s));
  SHOW (sprintf (area, "%2$.2f %1$g %2$12.3e|%1$a", d, d / 3));
  SHOW (sprintf (area, "%3$.*2$f %1$*2$d", a, b, d));
  SHOW (sprintf (area, "%1$s%2$n%1$s", s, &n) + 1000 * n);
  SHOW (sprintf (area, "%1$lc%2$ls", (wint_t) 'x', L"wide"));
  SHOW (sprintf (area, "%2$'d %1$'ld", l, a));
  SHOW (sprintf (area, "%1$hhd %1$hd %1$d", a));
  SHOW (sprintf (area, "%10$d%9$d%8$d%7$d%6$d%5$d%4$d%3$d%2$d%1$d", a, b, a, b,
                 1, 2, 3, 4, 5, 6));
  SHOW (sprintf (area, "%%%1$d%%", a));
  SHOW (sprintf (area, "%1$lld %1$llx %1$jo", (long long) l));
  SHOW (sprintf (area, "%1$ld %1$zu %1$td", l));
  SHOW (snprintf (area, 7, "%2$s,%1$d", a, s));
  SHOW (snprintf (area, 9, "%2$.1f,%1$d", a, d));
}

/* glibc leaves zeros behind a float whose '*' is negative, here alone.  */
static void __attribute__ ((noinline))
zeros (int width, double d, int v)
{
  SHOW (sprintf (area, "%2$0*1$f|%2$0*1$.2e|%2$0*1$g|%2$0*1$a|", width, d));
  SHOW (sprintf (area, "%2$0*1$f|%2$0*1$.2e|%2$0*1$g|%2$0*1$a|", -20, d));
  SHOW (sprintf (area, "%2$0*1$Lf|%3$0*1$d", -20, (long double) d, v));
  SHOW (sprintf (area, "%2$0'*1$f|%3$0'*1$d|", width, d, v));
  SHOW (sprintf (area, "%2$0'*1$f|%3$0'*1$d|", -20, d, v));
  SHOW (sprintf (area, "%1$-012f|%1$012f|%2$-012d", d, v));
}

/* Left to glibc: mixed, left out, no argument of that number; "q" and "L", which
   it takes for int here.  */
static void __attribute__ ((noinline))
kept (int a, int b, const char *s, long long l)
{
  long long n = -1;
  SHOW (sprintf (area, "%1$qd|%1$Ld|%1$qX|%1$Lo", l));
  SHOW (sprintf (area, "%1$s%2$qn", s, &n) + n);
  SHOW (sprintf (area, "%2$d", a, b));
  SHOW (sprintf (area, "%3$d %1$d", a, b, a));
  SHOW (sprintf (area, "%1$d %m %2$d", a, b));
  SHOW (sprintf (area, "%1$m %1$d", a));
  SHOW (sprintf (area, "%2$*1$d %3$s", a, b, s));
  SHOW (sprintf (area, "%1$d %%", a));
}

int
main (void)
{
  static const int values[] = { 0, 5, -7, 12 };
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++)
      {
        lowered (values[i], values[j], HIDE ("string"), values[i] * 1000000007L,
                 values[j] / 8.0);
        zeros (values[i] * 3, values[j] / 8.0, values[j]);
        kept (values[i], values[j], HIDE ("other"), values[j] * 9000000001LL);
      }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
