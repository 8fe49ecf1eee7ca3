/* Formats that are wrong or odd give what glibc makes of them, beside lowered
   calls in the same function.  */

#include "show.h"

/* glibc copies them or stops.  */
static void __attribute__ ((noinline))
malformed (const char *format, int v, long double ld)
{
  SHOW (sprintf (area, format, v));
  SHOW (sprintf (area, "%d", v));
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
  SHOW (sprintf (area, "%0$d", v));
  SHOW (sprintf (area, "%1$5%|%1$d", v));
  SHOW (sprintf (area, "%1$y %1$d", v));
  SHOW (sprintf (area, "%1$", v));
  SHOW (sprintf (area, "%1$d %d", v, v));
  SHOW (sprintf (area, "%d %2$d", v, v));
  SHOW (sprintf (area, "%2$*d", v, v));
  SHOW (sprintf (area, "%llf|%qg|%hhf", ld, ld, 1.5));
  SHOW (sprintf (area, "%hf|%zf|%tf|%Zf", 1.5, 1.5, 1.5, 1.5));
  /* As %Lf where an intmax_t is more than a long.  */
  if (sizeof (long) == 8)
    SHOW (sprintf (area, "%jf", 1.5));
  else
    SHOW (sprintf (area, "%jf", ld));
  SHOW (sprintf (area, "%d %", v));
}

int
main (void)
{
  malformed (HIDE ("%d"), HIDE (42), HIDE (1.5L));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
