/* Calls without a fault.  */

#include "show.h"

static void __attribute__ ((noinline))
calls (int v, const char *s, size_t size)
{
  char local[16];
  SHOW (sprintf (area, "%d %s", v, s));
  SHOW (snprintf (area, size, "%u.%x", v & 255u, (unsigned) v));
  SHOW (snprintf (local, sizeof local, "%d", v) + local[0]);
  SHOW (snprintf (NULL, 0, "%s%d", s, v));
}

int
main (void)
{
  calls (HIDE (-5), HIDE ("text"), HIDE (9));
  calls (HIDE (INT_MAX), HIDE (""), HIDE (3));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
