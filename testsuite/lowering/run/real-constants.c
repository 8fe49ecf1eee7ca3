/* Constant floats: what is folded, and what looks as though it could be.  */

#include "show.h"

#include <float.h>
#include <math.h>

#define FLAGS(spec, ...) \
  SHOW (sprintf (area, "%" spec, __VA_ARGS__)); \
  SHOW (sprintf (area, "%12" spec "|", __VA_ARGS__)); \
  SHOW (sprintf (area, "%-12" spec "%c", __VA_ARGS__, HIDE ('|'))); \
  SHOW (sprintf (area, "%+" spec, __VA_ARGS__)); \
  SHOW (sprintf (area, "% 012" spec, __VA_ARGS__)); \
  SHOW (sprintf (area, "%#" spec, __VA_ARGS__)); \
  SHOW (snprintf (area, 4, "%+" spec, __VA_ARGS__)); \
  SHOW (snprintf (NULL, 0, "x%7" spec, __VA_ARGS__));

#define STYLES(value) \
  FLAGS ("f", value) \
  FLAGS (".0f", value) \
  FLAGS (".F", value) \
  FLAGS ("g", value) \
  FLAGS ("G", value) \
  FLAGS (".0g", value) \
  FLAGS (".1g", value) \
  FLAGS (".17g", value) \
  FLAGS (".40g", value) \
  FLAGS (".0e", value) \
  FLAGS ("E", value) \
  FLAGS (".0a", value) \
  FLAGS ("A", value) \
  FLAGS (".0Lf", (long double) value) \
  FLAGS ("Lg", (long double) value)

/* Few enough in a function that none is kept for its size.  */
#define VALUES(name, a, b) \
  static void __attribute__ ((noinline)) name (void) \
  { \
    STYLES (a) \
    STYLES (b) \
  }

VALUES (zeros, 0.0, -0.0)
VALUES (small, 1.0, -10.0)
VALUES (halves, 100.0, -0.5)
VALUES (million, 999999.0, 1000000.0)
VALUES (exact, -1e15, 9007199254740993.0)
VALUES (bounds, 18446744073709549568.0, 18446744073709551616.0)
VALUES (extremes, -1e22, 5e-324)
VALUES (ties, 2.5, -2.5)
VALUES (infinities, (double) INFINITY, -(double) INFINITY)
VALUES (nans, (double) NAN, -(double) NAN)

static void __attribute__ ((noinline))
long_doubles (void)
{
  FLAGS (".0Lf", 18446744073709551615.0L)
  FLAGS (".20Lg", 18446744073709551615.0L)
  FLAGS (".0Lf", LDBL_MAX * 2)
}

/* Constants for the optimizers only: a float, a '*', a choice.  */
static void __attribute__ ((noinline))
derived (int v)
{
  const float third = 1.0f / 4;
  double sum = 0;
  for (int i = 0; i < 4; i++)
    sum += i;
  SHOW (sprintf (area, "%.0f %g", third * 8, sum));
  SHOW (sprintf (area, "%*.*f|%-*g", 6, 0, 12.0, 5, 3.0));
  SHOW (sprintf (area, "%.*f|%.*g", -1, 12.0, -3, 3.0));
  SHOW (sprintf (area, "%g", v > 3 ? 7.0 : -8.0));
  SHOW (sprintf (area, "%d%.0f%s%g", 1, 2.0, "3", 4.0));
}

int
main (void)
{
  zeros ();
  small ();
  halves ();
  million ();
  exact ();
  bounds ();
  extremes ();
  ties ();
  infinities ();
  nans ();
  long_doubles ();
  derived (HIDE (4));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
