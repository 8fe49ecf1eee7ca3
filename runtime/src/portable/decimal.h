/* Decimal digits in portable C: two at a time from the end.  */

#ifndef QRINTF_PORTABLE_DECIMAL_H
#define QRINTF_PORTABLE_DECIMAL_H

#include <stdint.h>
#include <string.h>

#include "../bits.h"
#include "../emitter.h"

/* The number of decimal digits of V, 1 for 0.  */
static inline unsigned
decimal_count (uint64_t v)
{
  static const uint64_t pow10[20] = {
#include "../../tables/pow10.inc"
  };
  /* 1233 / 4096 is just above log10 (2): bits * 1233 >> 12 is the count or one
     less (Bit Twiddling Hacks, "integer log base 10", after R. Holte).  */
  unsigned t = significant_bits (v) * 1233 >> 12;
  return t + ((v | 1) >= pow10[t]);
}

/* Writes V at P in exactly N digits, N >= decimal_count (V), and returns P +
   N.  */
static inline char *
decimal_digits (char *p, uint64_t v, unsigned n)
{
  QRINTF_ASSERT (n > 0);
  char *end = p + n;
  char *q = end;
  for (; q - p >= 2; v /= 100)
    {
      q -= 2;
      memcpy (q, __qrintf_dec2[v % 100], 2);
    }
  if (q != p)
    *p = (char) ('0' + v);
  return end;
}

static inline char *
decimal_u64 (char *p, uint64_t v)
{
  return decimal_digits (p, v, decimal_count (v));
}

static inline char *
decimal_u32 (char *p, uint32_t v)
{
  return decimal_u64 (p, v);
}

/* Every form is exact here.  */
#define decimal_u64_exact decimal_u64
#define decimal_u32_exact decimal_u32

#endif
