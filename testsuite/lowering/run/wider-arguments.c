/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Integers that are wider than what the format asks for, as in "%d" of strlen's
   result: the C library reads the lower half.  On i386 the upper half would be
   another argument, so these calls are kept there, and crash.  */

#include "show.h"

static void __attribute__ ((noinline))
show (long v, size_t z, int after)
{
  SHOW (sprintf (area, "%d,%i;%d", v, v, after));
  SHOW (sprintf (area, "%u %x %X %o", v, z, z, v));
  SHOW (sprintf (area, "%hd %hhu %hx", v, v, z));
  SHOW (sprintf (area, "%5d|%-7u|%+d|%05d|%.9d", v, z, v, v, v));
  SHOW (sprintf (area, "%02d:%02x:%04x", v, z, v));
  SHOW (sprintf (area, "%c%c", v, z));
  SHOW (sprintf (area, "%1$d %2$s %1$ld", v, "x"));
  SHOW (snprintf (NULL, 0, "%d%u", v, z));
  SHOW (snprintf (area, 5, "%d", v));
  SHOW (snprintf (area, 5, "%'d%d", v, after));
  SHOW (sprintf (area, "%d of seven values %d %d %d %d %d %d", v, z, v, z, v, z,
                 v));
}

/* Widths and precisions.  Those that are no ints are used modulo 2^32, too.  */
static void __attribute__ ((noinline))
fields (long width, long precision, long v)
{
  SHOW (sprintf (area, "%*d|", width, v));
  SHOW (sprintf (area, "%-*d|", width, v));
  SHOW (sprintf (area, "%.*d|", precision, v));
  SHOW (sprintf (area, "%.*s|", precision, "a text"));
  SHOW (sprintf (area, "%*.*f|", width, precision, 1.25));
}

int
main (void)
{
#if __SIZEOF_POINTER__ == 8
  static const long values[]
      = { 0, 7, -1, 42, 99, 1234, -12345, 0x7fffffff, 0x80000000, 0xffffffff,
          0x100000000, 0x10000002a, -0x7fffffff00000000, 0x1234567890abcdef };
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    for (size_t j = 0; j < sizeof values / sizeof *values; j++)
      show (values[i], values[j], (int) i);
  for (long n = -9; n < 12; n++)
    for (long high = -1; high < 2; high++)
      fields (n + high * 0x100000000, (n ^ 3) + high * 0x100000000, 77);
  SHOW (sprintf (area, "%d %u %x", 0x10000002aL, -1L, 0x123456789aL));
  SHOW (sprintf (area, "%*d|%-*d|", 0x300000005L, 3, -6L, 4));
  SHOW (sprintf (area, "%.*d|%.*s|", 0x100000003L, 3, 0xffffffffL, "all"));
#endif
  SHOW (sprintf (area, "%d", (int) sizeof (long)));
  return 0;
}
