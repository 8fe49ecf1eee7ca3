/* Integers of other types than the conversion's: promoted ones, and those of
   the other sign.  The folder differential has each length modifier with its
   own types.  */

#include "show.h"

#include <inttypes.h>

static void __attribute__ ((noinline))
promoted (long v)
{
  SHOW (sprintf (area, "%d %d %d %d", (signed char) v, (unsigned char) v,
                 (short) v, (unsigned short) v));
  SHOW (sprintf (area, "%u %u %u %u", (signed char) v, (unsigned char) v,
                 (short) v, (unsigned short) v));
  SHOW (sprintf (area, "%hhu %hhd", (signed char) v, (unsigned char) v));
  SHOW (sprintf (area, "%x %X", (signed char) v, (short) v));
  SHOW (sprintf (area, "%d %u", (unsigned) v, (int) v));
  SHOW (sprintf (area, "%ld %lu", (unsigned long) v, v));
  SHOW (sprintf (area, "%d", (_Bool) v));
  SHOW (sprintf (area, "%d|%u|%c", 'a', 'b', 'c'));
}

/* <inttypes.h> of glibc says "hhd" for PRId8 since 2.43, and "d" before.  */
static void __attribute__ ((noinline))
macros (long v)
{
  SHOW (sprintf (area, "%" PRId8 " %" PRIu8 " %" PRIx8 ".", (int) v, (unsigned) v,
                 (unsigned) v));
  SHOW (sprintf (area, "%" PRId16 " %" PRIu16 " %" PRIo16 ".", (int) v, (unsigned) v,
                 (unsigned) v));
  SHOW (sprintf (area, "%" PRIdLEAST8 " %" PRIX32 " %" PRIdFAST16 ".", (int) v,
                 (unsigned) v, (int_fast16_t) v));
}

int
main (void)
{
  static const long values[]
    = { 0,     1,     -1,         127,     128,      255,      256,   32767,
        32768, 65535, 65536,      INT_MAX, INT_MIN,  LONG_MAX, LONG_MIN,
        -128,  -129,  -32768,     -32769,  4294967295L, 4294967296L };
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    {
      promoted (values[i]);
      macros (values[i]);
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
