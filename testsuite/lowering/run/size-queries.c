/* snprintf (NULL, 0, ...) and its kin: the length alone, nothing written.  */

#include "show.h"

static char *__attribute__ ((noinline))
allocated (const char *s, long v)
{
  int n = snprintf (NULL, 0, "%s/%ld/%#lx", s, v, v);
  char *p = malloc ((size_t) n + 1);
  snprintf (p, (size_t) n + 1, "%s/%ld/%#lx", s, v, v);
  return p;
}

static void __attribute__ ((noinline))
queries (long v, const char *s, int width)
{
  SHOW (snprintf (NULL, 0, "%d", (int) v));
  SHOW (snprintf (NULL, 0, "%u", (unsigned) v));
  SHOW (snprintf (NULL, 0, "%ld", v));
  SHOW (snprintf (NULL, 0, "%lu", v));
  SHOW (snprintf (NULL, 0, "%lx", v));
  SHOW (snprintf (NULL, 0, "%lo", v));
  SHOW (snprintf (NULL, 0, "%#lo", v));
  SHOW (snprintf (NULL, 0, "%+.3ld", v));
  SHOW (snprintf (NULL, 0, "%7d|%-7d|%07d", (int) v, (int) v, (int) v));
  SHOW (snprintf (NULL, 0, "%*ld", width, v));
  SHOW (snprintf (NULL, 0, "%.*ld", width, v));
  SHOW (snprintf (NULL, 0, "%p", (void *) v));
  SHOW (snprintf (NULL, 0, "%9p", (void *) v));
  SHOW (snprintf (NULL, 0, "%s", s));
  SHOW (snprintf (NULL, 0, "%.4s|%9s|%*s", s, s, width, s));
  SHOW (snprintf (NULL, 0, "%c%c%%", (int) v, 0));
  SHOW (snprintf (NULL, 0, "no conversion"));
  SHOW (snprintf (area, 0, "%ld", v));
  SHOW (snprintf (HIDE ((char *) NULL), 0, "%ld %s", v, s));
  SHOW (snprintf (HIDE ((char *) NULL), HIDE ((size_t) 0), "%ld %s", v, s));
  SHOW ((snprintf (NULL, 0, "%ld", v), 0));
  if (snprintf (NULL, 0, "%ld", v) > 10)
    SHOW (1);
}

int
main (void)
{
  static const long values[] = { 0, 1, -1, 10, 99, 100, -999, 65535, INT_MIN,
                                 INT_MAX, UINT_MAX, LONG_MIN, LONG_MAX };
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    {
      queries (values[i], "string", (int) i - 6);
      char *p = allocated ("abc", values[i]);
      SHOW (snprintf (area, AREA, "%s", p));
      free (p);
    }
  char power[21] = "1";
  for (unsigned long long p = 1; p < 10000000000000000000ull; p *= 10)
    for (unsigned long long v = p - 1; v <= p + 1; v++)
      SHOW (snprintf (NULL, 0, "%s%lu", power, (unsigned long) v));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
