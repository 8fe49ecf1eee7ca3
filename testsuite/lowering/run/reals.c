/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One float conversion, -DLETTER=g, under every flag, width and precision.  */

#include "show.h"

#include <float.h>
#include <math.h>

#ifndef LETTER
#define LETTER g
#endif
#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF (x)
#define CONV TEXT (LETTER)

#define FLAGS(width_precision) \
  TWO ("", width_precision) TWO ("-", width_precision) \
  TWO ("+", width_precision) TWO (" ", width_precision) \
  TWO ("0", width_precision) TWO ("#", width_precision) \
  TWO ("+0", width_precision) TWO ("-#", width_precision) \
  TWO ("#0", width_precision) TWO (" +-", width_precision)

/* Every other call leaves its result unused, passes a float as a double, and
   has a character in addition: a conversion by libc is lowered only together
   with other conversions.  */
#define TWO(flags, width_precision) \
  SHOW (snprintf (area, AREA, "%" flags width_precision CONV, value)); \
  SHOW ((sprintf (area, "<%" flags width_precision "l" CONV "%c", single, HIDE ('>')), 0));

static void __attribute__ ((noinline))
no_precision (double value, float single)
{
  FLAGS ("")
  FLAGS ("1")
  FLAGS ("11")
  FLAGS ("23")
}

static void __attribute__ ((noinline))
with_precision (double value, float single)
{
  FLAGS (".")
  FLAGS (".1")
  FLAGS (".2")
  FLAGS ("9.3")
  FLAGS (".17")
  FLAGS ("45.30")
}

/* Texts that fit, texts that are truncated, and buffers of unknown size.  */
static void __attribute__ ((noinline))
ways (double value, int width, int precision)
{
  WAYS ("%" CONV, value);
  WAYS ("[%.2" CONV "]", value);
  WAYS ("%d:%-9.3" CONV "%c", precision, value, width);
  SHOW (snprintf (area, AREA, "%*.*" CONV "|", width, precision, value));
  SHOW (snprintf (area, AREA, "%.*" CONV "|", -precision, value));
  SHOW (snprintf (area, AREA, "%0*" CONV "|", -width, value));
}

int
main (void)
{
  static const double values[]
      = { 0.0,     -0.0,    1.0,      -1.5,     0.1,       0.125,   2.5,
          3.5,     0.5,     0.05,     -0.045,   9.5,       99.95,   999999.5,
          9999995, 0.00009999995,     0.0001,   123456.789, 1e6,    1e15,
          1e16,    1e17,    1e21,     1e22,     1e23,      4503599627370497.5,
          9007199254740993.0,         18446744073709551616.0,
          1e100,   -1e-100, DBL_MAX,  DBL_MIN,  0x1p-1074, 0x1.8p-1073,
          0x1.fffffffffffffp-1023,    INFINITY, -INFINITY, NAN,     -NAN,
          3.14159265358979, 0.30000000000000004 };
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    {
      no_precision (values[i], (float) values[i]);
      with_precision (values[i], (float) values[i]);
    }
  for (size_t i = 0; i < sizeof values / sizeof *values; i += 3)
    for (int n = -1; n < 24; n += 8)
      ways (values[i], n - 2, n);
  ways (12.5, 300, 2);
  ways (12.5, 2, 300);
}
