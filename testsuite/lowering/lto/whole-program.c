/* What only the whole program shows: constants, ranges and formats that travel
   from one function to another.  */

#include "show.h"

static int __attribute__ ((noinline))
with_format (char *p, const char *format, int v)
{
  return sprintf (p, format, v);
}

int
exported (char *p, unsigned v, const char *s)
{
  return sprintf (p, "%u %s", v % 100, s) + snprintf (p + 30, 6, "%u", v);
}

int
main (void)
{
  SHOW (with_format (area, "<%d>", HIDE (5)));
  SHOW (with_format (area, "<%d>", HIDE (-5)));
  SHOW (exported (area, HIDE (4711u), "text"));
  SHOW (exported (area, 7, HIDE ("other")));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
