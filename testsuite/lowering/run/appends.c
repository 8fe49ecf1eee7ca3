/* Text that grows call by call: the result advances a pointer or an offset.  */

#include "show.h"

static long __attribute__ ((noinline))
by_pointer (char *p, const int *values, int n)
{
  char *start = p;
  p += sprintf (p, "{");
  for (int i = 0; i < n; i++)
    p += sprintf (p, "%s%d", i ? ", " : "", values[i]);
  p += sprintf (p, "}");
  return p - start;
}

static long __attribute__ ((noinline))
by_offset (char *buffer, size_t size, const int *values, int n)
{
  size_t at = 0;
  for (int i = 0; i < n && at < size; i++)
    at += (size_t) snprintf (buffer + at, size - at, "%d:%x;", i, values[i]);
  return (long) at;
}

static long __attribute__ ((noinline))
to_the_end (char *buffer, const int *values, int n)
{
  buffer[0] = 0;
  for (int i = 0; i < n; i++)
    sprintf (buffer + strlen (buffer), "[%d]", values[i]);
  return (long) strlen (buffer);
}

static long __attribute__ ((noinline))
chained (char *p, int a, const char *s)
{
  return sprintf (p + sprintf (p + sprintf (p, "%d", a), "-%s-", s), "%x", a);
}

int
main (void)
{
  static const int values[] = { 1, -22, 333, INT_MIN, 0, 99, INT_MAX };
  for (int n = 0; n <= 7; n++)
    {
      SHOW (by_pointer (area, values, n));
      SHOW (to_the_end (area, values, n));
      for (size_t size = 0; size < 80; size += 7)
        SHOW (by_offset (area + START, size, values, n));
    }
  SHOW (chained (area, HIDE (1234), HIDE ("text")));
  char local[64];
  char *p = local;
  for (int i = 0; i < 10; i++)
    p += sprintf (p, "%d,", i * HIDE (111));
  SHOW (sprintf (area, "%s %d", local, (int) (p - local)));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
