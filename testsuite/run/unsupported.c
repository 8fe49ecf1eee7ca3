/* Calls that stay with the C library must give what they gave, beside lowered
   ones in the same function.  */

#include "show.h"
#include <wchar.h>

static void __attribute__ ((noinline))
kept (const char *format, double d, int v, va_list *unused)
{
  int n = -1;
  (void) unused;
  SHOW (sprintf (area, format, v));
  SHOW (sprintf (area, "%f %d", d, v));
  SHOW (sprintf (area, "%g|%e|%a", d, d, d));
  SHOW (sprintf (area, "%Lf", (long double) d));
  SHOW (sprintf (area, "%2$d %1$d", v, v + 1));
  SHOW (sprintf (area, "%'d", v));
  SHOW (sprintf (area, "%Id", v));
  SHOW (sprintf (area, "%m"));
  SHOW (sprintf (area, "%d%n", v, &n) + 100 * n);
  SHOW (sprintf (area, "%ls|%lc", L"wide", (wint_t) L'x'));
  SHOW (sprintf (area, "%S|%C", L"wide", (wint_t) L'x'));
  SHOW (sprintf (area, "%d", v));
}

/* Formats that are wrong: glibc copies them or stops.  */
static void __attribute__ ((noinline))
malformed (int v)
{
  SHOW (sprintf (area, "%d %y", v));
  SHOW (sprintf (area, "%d %", v));
  SHOW (sprintf (area, "%d %5", v));
  SHOW (sprintf (area, "%5%|%-5%|%.3%"));
  SHOW (sprintf (area, "%lhd", v));
  SHOW (sprintf (area, "%--++  0d", v));
  SHOW (sprintf (area, "%lc", 'a'));
  SHOW (sprintf (area, "%hs", "hs"));
  SHOW (sprintf (area, "%hc|%llc", 'a', 'b'));
  SHOW (sprintf (area, "%hp|%lp", (void *) 16, (void *) 17));
  SHOW (sprintf (area, "%Ld", (long long) v));
  SHOW (sprintf (area, "%99999999999d", v));
  SHOW (sprintf (area, "%.99999999999d", v));
  SHOW (sprintf (area, "%.-5d", v));
}

int
main (void)
{
  kept (HIDE ("%d"), 1.5, HIDE (1234567), NULL);
  malformed (HIDE (42));
}
