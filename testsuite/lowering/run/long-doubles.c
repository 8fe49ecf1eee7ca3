/* Long doubles in every style, from the smallest to the largest.  */

#include "show.h"

#include <float.h>
#include <math.h>

/* A conversion that is libc's is lowered only beside others.  */
#define MARK HIDE ('|')

/* Room for the 4933 digits of the largest.  */
static char large[6000];

#define LARGE(call) \
  do \
    { \
      fill (large, sizeof large); \
      long result_ = (call); \
      show_result (__LINE__, result_, large, sizeof large); \
    } \
  while (0)

#define STYLES(spec) \
  LARGE (sprintf (large, "%" spec "Lf%c", v, MARK)); \
  LARGE (snprintf (large, sizeof large, "%c%" spec "Le>", MARK, v)); \
  SHOW (snprintf (area, AREA, "%" spec "Lg", v)); \
  SHOW ((snprintf (area, AREA, "%" spec "La|", v), 0)); \
  SHOW (snprintf (area, 24, "%" spec "LF%c", v, MARK)); \
  SHOW ((snprintf (area, 9, "%" spec "LG%c", v, MARK), 0)); \
  SHOW (snprintf (NULL, 0, "%" spec "LE%c%" spec "LA", v, MARK, v));

#define FLAGS(width_precision) \
  STYLES ("" width_precision) STYLES ("-" width_precision) \
  STYLES ("+" width_precision) STYLES (" 0" width_precision) \
  STYLES ("#" width_precision) STYLES ("#0" width_precision)

static void __attribute__ ((noinline))
show (long double v)
{
  FLAGS ("")
  FLAGS ("23")
  FLAGS (".0")
  FLAGS (".2")
  FLAGS ("40.19")
}

static void __attribute__ ((noinline))
stars (long double v, int width, int precision)
{
  SHOW (snprintf (area, AREA, "%*.*Lf", width, precision, v));
  SHOW (snprintf (area, AREA, "%0*.*Le", width, precision, v));
  SHOW (snprintf (area, AREA, "%-*.*Lg%c", width, precision, v, MARK));
  SHOW (snprintf (area, AREA, "%c%*.*La", MARK, width, precision, v));
}

/* Beside a double and an integer of the same value.  */
static void __attribute__ ((noinline))
mixed (long double v)
{
  SHOW (snprintf (area, AREA, "%d %Lg %g %Lf", (int) v, v, (double) v, v));
  SHOW (snprintf (area, AREA, "%Lg%s%lg", v, HIDE ("|"), (double) v));
}

int
main (void)
{
  static const long double values[]
      = { 0.0L,     -0.0L,    1.0L,     -2.5L,    0.1L,     0.125L,  99.995L,
          1e19L,    1e-5L,    123456789.987654321L,          LDBL_MAX, LDBL_MIN,
          0x1p-16445L,        INFINITY, -INFINITY, NAN,      -NAN,
          18446744073709551615.0L,      0x1.fffffffffffffffep0L,
          3.14159265358979323846L,      -1e4000L };
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    {
      show (values[i]);
      for (int n = -1; n < 24; n += 8)
        stars (values[i], n - 5, n);
    }
  mixed (42.25L);
  mixed (-7e8L);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
