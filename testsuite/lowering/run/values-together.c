/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values that are assumed to have as many digits as their field is wide: each
   in turn is larger than that, or negative.  Where many are tested at once,
   none may be left out.  */

#include "show.h"

enum { values = 6 };

static void __attribute__ ((noinline))
octets (const unsigned *v, const int *d)
{
  SHOW (sprintf (area, "%02x:%02x:%02x:%02x:%02x:%02x", v[0], v[1], v[2], v[3],
                 v[4], v[5]));
  SHOW (sprintf (area, "%02X%02x%02X %02x%02x%02x", d[0], d[1], d[2], d[3],
                 d[4], d[5]));
}

/* Two widths, two types, and limits that are no power of two.  */
static void __attribute__ ((noinline))
mixed (const unsigned *v, const long *l)
{
  SHOW (sprintf (area, "%02x%04x%02x%04x%04x%02x", v[0], v[1], v[2], v[3],
                 v[4], v[5]));
  SHOW (sprintf (area, "%02x%02lx%02x%02lx%02lx%02x", v[0], l[1], v[2], l[3],
                 l[4], v[5]));
  SHOW (sprintf (area, "%02u:%02u:%02u.%03u %04u %02u", v[0], v[1], v[2], v[3],
                 v[4], v[5]));
  SHOW (snprintf (area, 16, "%02x%02x%02x%02x%02x%02x", v[0], v[1], v[2], v[3],
                  v[4], v[5]));
}

/* In a run of calls, in a buffer that may be too small, and a sign that is not
   part of the precision.  */
static void __attribute__ ((noinline))
elsewhere (const int *d, const long *l)
{
  for (int i = 0; i < 2; i++)
    {
      fputs ("<", stdout);
      printf ("%02d:%02x,%.3d", d[0], (unsigned) d[1], d[2]);
      fprintf (stdout, "%04d>\n", d[i]);
    }
  SHOW (sprintf (area, "%.2d%.3d%.9d%.10d", d[0], d[1], d[2], d[3]));
  SHOW (sprintf (area, "%.17ld|%.18ld|%.32ld|%020ld", l[0], l[1], l[2], l[3]));
  SHOW (snprintf (area, (size_t) HIDE (7), "%.3d%02d", d[0], d[1]));
  SHOW (snprintf (NULL, 0, "%.3d%.20ld", d[0], l[1]));
}

int
main (void)
{
  static const long tried[] = { 0, 1, 15, 16, 63, 64, 99, 100, 127, 128, 255,
                                256, 511, 999, 1000, 4096, 9999, 10000, 65535,
                                65536, INT_MAX, -1, -255, INT_MIN };
  for (int i = 0; i < values; i++)
    for (size_t j = 0; j < sizeof tried / sizeof *tried; j++)
      {
        unsigned v[values] = { 1, 34, 67, 10, 99, 0 };
        int d[values];
        long l[values];
        v[i] = (unsigned) tried[j];
        for (int k = 0; k < values; k++)
          {
            d[k] = (int) v[k];
            l[k] = d[k];
          }
        octets (v, d);
        mixed (v, l);
        elsewhere (d, l);
        l[i] = tried[j] << 31;
        mixed (v, l);
        elsewhere (d, l);
      }
}
