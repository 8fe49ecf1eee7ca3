/* Floats in every rounding mode: ties, and what lies just beside them.  */
/* { dg-options "-lm" } */

#define AREA_BYTES 2048
#include "show.h"

#include <fenv.h>

static void __attribute__ ((noinline))
show (double v, long double w)
{
  SHOW (sprintf (area, "%.0f|%.1f|%.2f|%.3f|%f", v, v, v, v, v));
  SHOW (sprintf (area, "%.0e|%.1e|%.2e|%.5e|%e", v, v, v, v, v));
  SHOW (sprintf (area, "%.1g|%.2g|%.3g|%g|%.17g", v, v, v, v, v));
  SHOW (sprintf (area, "%.0a|%.1a|%.5a|%.12a|%a|%g", v, v, v, v, v, v));
  SHOW (sprintf (area, "%12.2f|%-12.3e|%012.4g|%+.1a", v, v, v, v));
  SHOW (sprintf (area, "%.0Lf|%.2Lf|%.1Le|%.2Lg|%.1La|%g", w, w, w, w, w, v));
  SHOW (snprintf (area, 8, "%.2f|%.0f", v, v));
  SHOW (snprintf (area, 8, "%#.3g", v));
}

/* Constants: the text has to wait for the mode.  */
static void __attribute__ ((noinline))
constants (void)
{
  SHOW (sprintf (area, "%.0f %.0f %.0f %.1f", 0.5, 2.5, -1.5, 0.25));
  SHOW (sprintf (area, "%g %.3g %e %.1a", 1e23, 1234.5, 2e300, 1.03125));
  SHOW (sprintf (area, "%.0f %g %.2Lf", 42.0, -17.0, 0.125L));
  SHOW (sprintf (area, "%.1g %.2g %g", 25.0, 125.0, 12345675.0));
}

int
main (void)
{
  static const int modes[]
      = { FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO };
  static const double values[]
      = { 0.5,   1.5,  2.5,     0.25,    0.125,  0.375,   1.0625, 0.1,   0.05,
          0.045, 9.5,  99.5,    999.5,   0.9995, 12345.5, 1e15 + 0.5,
          2.675, 1e22, 1.8e300, 5e-324,  1e-310, 0.0,     1.0,    99.995,
          999999.5,    9999999.5,        0x1.08p0,        0x1.18p0,
          0.00009999995 };
  for (size_t m = 0; m < sizeof modes / sizeof *modes; m++)
    {
      fesetround (modes[m]);
      constants ();
      for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        {
          show (values[i], values[i]);
          show (-values[i], -values[i]);
        }
      fesetround (FE_TONEAREST);
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
