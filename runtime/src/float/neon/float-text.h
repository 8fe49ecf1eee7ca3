/* SPDX-License-Identifier: MIT-0 */
/* "%e" and "%g" with NEON: digits in a register, and copies of whole registers
   if a buffer has room for them.  */

#ifndef QRINTF_NEON_FLOAT_TEXT_H
#define QRINTF_NEON_FLOAT_TEXT_H

#include "core/neon/copy.h"
#include "integer/decimal/neon/decimal.h"

/* Up to 32 bytes of S may be read.  */
QRINTF_INLINE char *
float_text_put (char *p, const char *s, unsigned n)
{
  QRINTF_ASSERT (n <= 32);
  store128 (p, load128 (s));
  store128 (p + 16, load128 (s + 16));
  return p + n;
}

#define float_text_out copy_bytes

/* One to three digits, as in an exponent, come from a table.  */
QRINTF_INLINE void
float_text_digits (char *p, uint64_t v, unsigned n)
{
  QRINTF_ASSERT (n > 0 && n <= 18);
  if (n <= 3)
    {
      const char *two = __qrintf_dec2[v % 100];
      p[0] = (char) ('0' + v / 100);
      p += n == 3;
      p[0] = two[n == 1];
      p[1] = two[1];
      return;
    }
  decimal_table t = decimal_table_get ();
  if (n > 16)
    {
      uint64_t high = (uint64_t) ((unsigned __int128) v * t->sixteenth >> 115);
      const char *two = __qrintf_dec2[high];
      p[0] = two[n == 17];
      p[1] = two[1];
      p += n - 16;
      v -= high * t->ten16;
      n = 16;
    }
  store128 (p, bytes_from (decimal_text16 (t, v), t->places, 16 - n));
}

#include "float/float-text-compose.inc"

#endif
