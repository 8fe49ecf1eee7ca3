/* Width and precision from the arguments, negative ones too.  */

#include "show.h"

static void __attribute__ ((noinline))
stars (int width, int precision, long value)
{
  SHOW (sprintf (area, "%*d|", width, (int) value));
  SHOW (sprintf (area, "%-*d|", width, (int) value));
  SHOW (sprintf (area, "%0*ld|", width, value));
  SHOW (sprintf (area, "%+*ld|", width, value));
  SHOW (sprintf (area, "%#*lx|", width, value));
  SHOW (sprintf (area, "%*u|", width, (unsigned) value));
  SHOW (sprintf (area, "%-*lu|", width, value));
  SHOW (sprintf (area, "%0*u|", width, (unsigned) value));
  SHOW (sprintf (area, "%0*x|", width, (unsigned) value));
  SHOW (sprintf (area, "%0*lx|", width, value));
  SHOW (sprintf (area, "%.*d|", precision, (int) value));
  SHOW (sprintf (area, "%.*lx|", precision, value));
  SHOW (sprintf (area, "%#.*lo|", precision, value));
  SHOW (sprintf (area, "%*.*ld|", width, precision, value));
  SHOW (sprintf (area, "%0*.*lu|", width, precision, value));
  SHOW (sprintf (area, "%5.*d|", precision, (int) value));
  SHOW (sprintf (area, "%-*.3X|", width, (unsigned) value));
  SHOW (snprintf (area, 7, "%*ld", width, value));
  SHOW (snprintf (area, 7, "%.*ld", precision, value));
  SHOW (snprintf (NULL, 0, "%*.*lx", width, precision, value));
  SHOW (snprintf (NULL, 0, "%*d|%0*x", width, (int) value, width,
                  (unsigned) value));
}

int
main (void)
{
  static const int sizes[] = { -40, -21, -5, -1, 0, 1, 2, 6, 19, 20, 21, 90 };
  static const long values[] = { 0, 7, -12345, LONG_MIN, LONG_MAX };
  for (size_t w = 0; w < sizeof sizes / sizeof *sizes; w++)
    for (size_t p = 0; p < sizeof sizes / sizeof *sizes; p++)
      for (size_t v = 0; v < sizeof values / sizeof *values; v++)
        stars (sizes[w], sizes[p], values[v]);
  WAYS ("%*d", 4, HIDE (17));
  WAYS ("%-*d|", 4, HIDE (17));
  WAYS ("%*d|", -4, HIDE (17));
  WAYS ("%.*d", -4, HIDE (17));
  WAYS ("%.*s", 3, HIDE ("abcdef"));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
