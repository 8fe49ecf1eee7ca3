/* Calls in inline functions, recursion, function pointers, nested functions,
   statement expressions and cold paths.  */

#include "show.h"

static inline int
put_number (char *p, int v)
{
  return sprintf (p, "<%d>", v);
}

static inline const char *
choose (int v)
{
  return v < 0 ? "negative" : "other";
}

static int __attribute__ ((noinline))
recurse (char *p, int depth)
{
  if (depth == 0)
    return sprintf (p, ".");
  int n = sprintf (p, "%d(", depth);
  n += recurse (p + n, depth - 1);
  return n + sprintf (p + n, ")");
}

static int __attribute__ ((cold, noinline))
report (char *p, int code)
{
  return snprintf (p, 40, "error %d: %s", code, choose (code));
}

static int __attribute__ ((optimize ("Os"), noinline))
for_size (char *p, int v)
{
  return sprintf (p, "%d %u", v, v & 255);
}

static int __attribute__ ((optimize ("O0"), noinline))
not_optimized (char *p, int v)
{
  return sprintf (p, "%d %x", v, v);
}

static int __attribute__ ((noinline))
unlikely (char *p, int v)
{
  if (__builtin_expect (v < 0, 0))
    return sprintf (p, "unlikely %d", v);
  return sprintf (p, "likely %d", v);
}

static int
through (int (*f) (char *, int), char *p, int v)
{
  return f (p, v);
}

int
main (void)
{
  int (*direct) (char *, const char *, ...) = HIDE (&sprintf);
  SHOW (put_number (area, 5));
  SHOW (put_number (area, HIDE (-77)));
  SHOW (recurse (area, HIDE (9)));
  SHOW (report (area, HIDE (-2)));
  SHOW (report (area, HIDE (22222)));
  SHOW (for_size (area, HIDE (400)));
  SHOW (not_optimized (area, HIDE (400)));
  SHOW (unlikely (area, HIDE (-9)));
  SHOW (unlikely (area, HIDE (9)));
  SHOW (through (put_number, area, HIDE (3)));
  SHOW (direct (area, "%d", 3));
  SHOW (__extension__ ({ int n = sprintf (area, "%d", HIDE (8)); n * 2; }));
  int base = HIDE (10);
  int nested (int v) { return sprintf (area, "%d", base + v); }
  SHOW (nested (1));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
