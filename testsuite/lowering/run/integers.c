/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One integer conversion, -DLETTER=x, under every flag, width and precision.  */

#include "show.h"

#ifndef LETTER
#define LETTER x
#endif
#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF (x)
#define CONV TEXT (LETTER)

#define FLAGS(width_precision) \
  SIX ("", width_precision) SIX ("-", width_precision) \
  SIX ("+", width_precision) SIX (" ", width_precision) \
  SIX ("0", width_precision) SIX ("#", width_precision) \
  SIX ("+0", width_precision) SIX ("-#", width_precision) \
  SIX ("#0", width_precision) SIX (" +-", width_precision)

/* The result of every other call is unused.  */
#define SIX(flags, width_precision) \
  SHOW (snprintf (area, AREA, "%" flags width_precision CONV, value)); \
  SHOW ((sprintf (area, "<%" flags width_precision "l" CONV ">", wide), 0));

static void __attribute__ ((noinline))
no_precision (int value, long wide)
{
  FLAGS ("")
  FLAGS ("1")
  FLAGS ("7")
  FLAGS ("23")
}

static void __attribute__ ((noinline))
with_precision (int value, long wide)
{
  FLAGS (".")
  FLAGS (".0")
  FLAGS (".5")
  FLAGS ("5.3")
  FLAGS ("25.12")
}

int
main (void)
{
  static const long values[]
    = { 0,       1,       -1,      9,        10,       123,
        -4567,   99999,   INT_MAX, INT_MIN,  LONG_MAX, LONG_MIN,
        1L << 31, 1L << 32, -1L << 33, 9999999999999999L };
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    {
      no_precision ((int) values[i], values[i]);
      with_precision ((int) values[i], values[i]);
    }
}
