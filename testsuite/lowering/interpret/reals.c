/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reals in a format that is read at run time: each rounding mode, the radix
   character of the process and of the thread, and the exceptions that are
   raised.  */

#define _GNU_SOURCE
#include "wrappers.h"

#include <fenv.h>
#include <locale.h>

static const double values[]
    = { 0,     -0.,    .5,    1.5,  2.5,   -2.5,   .125,    1e15,    123456.5,
        1e-5,  9.995,  9.5,   1e22, 1e300, 5e-324, 1.7e308, 0.1,     2. / 3,
        1e16,  999999.5 };

static void UNSEEN
each_value (void)
{
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    {
      double v = values[i];
      SHOW (by_vsnprintf (area, AREA, "%f %.0f %.1f %.2f %10.3f|%-9.1f|%+.15f", v,
                          v, v, v, v, v, v));
      SHOW (by_vsnprintf (area, AREA, "%e %.0e %.1e %.16e %#.0f %.17e", v, v, v,
                          v, v, v));
      SHOW (by_vsnprintf (area, AREA, "%g %.0g %.1g %.17g %#g %G", v, v, v, v, v,
                          v));
      SHOW (by_vsnprintf (area, AREA, "%s %.30f %.40f %020.2f", "long", v, v, v));
      SHOW (by_vsprintf (area, "%'f", v));
      SHOW (by_vsprintf (area, "%d %a", 5, v));
      SHOW (by_both (area, AREA, "%.3f|%d|%8.3e", v, 5, v));
      fflush (stdout);
      feclearexcept (FE_ALL_EXCEPT);
      int n = by_vsnprintf (area, AREA, "%g %.3f", v, v);
      int raised = fetestexcept (FE_ALL_EXCEPT & ~FE_INEXACT);
      show_result (__LINE__, n * 1000 + raised, area, 0);
    }
}

int
main (void)
{
  static const int modes[]
      = { FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO };
  for (int i = 0; i < 4; i++)
    {
      fesetround (modes[i]);
      each_value ();
    }
  fesetround (FE_TONEAREST);
  static const char *const names[]
      = { "de_CH.UTF-8", "fa_IR.UTF-8", "ps_AF.UTF-8", "en_US.UTF-8" };
  for (int i = 0; i < 4; i++)
    {
      setlocale (LC_ALL, names[i]);
      each_value ();
      setlocale (LC_ALL, "C");
      locale_t own = newlocale (LC_ALL_MASK, names[i], NULL);
      if (!own)
        continue;
      uselocale (own);
      each_value ();
      uselocale (LC_GLOBAL_LOCALE);
      each_value ();
      freelocale (own);
    }
}
