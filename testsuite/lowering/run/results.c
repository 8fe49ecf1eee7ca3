/* The result in every kind of use.  */

#include "show.h"

static int kept;
static short narrow;
static volatile int noted;

static int __attribute__ ((noinline))
tests (char *p, size_t size, int v, const char *s)
{
  int truncated = 0;
  if (snprintf (p, size, "%d", v) >= (int) size)
    truncated |= 1;
  if ((size_t) snprintf (p, size, "%s/%d", s, v) >= size)
    truncated |= 2;
  if (sprintf (p, "%d", v) < 0)
    truncated |= 4;
  if (!sprintf (p, "%s", s))
    truncated |= 8;
  if (snprintf (p, 5, "%d", v) == 4 && snprintf (p, 9, "%x", v) != 4)
    truncated |= 16;
  return truncated;
}

static int __attribute__ ((noinline))
returned (char *p, int v)
{
  return sprintf (p, "%d", v);
}

static void __attribute__ ((noinline))
stored (char *p, int v, unsigned *where)
{
  kept = sprintf (p, "%d", v);
  narrow = (short) sprintf (p, "%x", v);
  noted = sprintf (p, "%o", v);
  *where = (unsigned) sprintf (p, "%u", v);
  p[sprintf (p, "%d%d", v, v) - 1] = '?';
}

static long __attribute__ ((noinline))
merged (char *p, int v)
{
  int n;
  if (v > 0)
    n = sprintf (p, "+%d", v);
  else if (v < 0)
    n = sprintf (p, "%d", v);
  else
    n = 0;
  return (n + 1) * 2L;
}

static int __attribute__ ((noinline))
known (char *p, unsigned v)
{
  int n = sprintf (p, "%02u:%02u", v % 60, v / 60 % 60);
  return n == 5 ? 1000 : n;
}

int
main (void)
{
  static const int values[] = { 0, 1, -1, 999, 12345, INT_MAX, INT_MIN };
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    {
      unsigned where = 0;
      for (size_t size = 0; size < 14; size++)
        SHOW (tests (area, size, values[i], i & 1 ? "" : "abc"));
      SHOW (returned (area, values[i]));
      SHOW ((stored (area, values[i], &where), where));
      SHOW (kept * 100 + narrow + noted * 10000);
      SHOW (merged (area, values[i]));
      SHOW (known (area, (unsigned) values[i]));
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
