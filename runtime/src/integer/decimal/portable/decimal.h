/* SPDX-License-Identifier: MIT-0 */
/* Decimal digits in portable C.  The exact forms write two digits at a time,
   from the end.  The others write eight digits at once (ten-digits.h), because
   the length of a loop would be unpredictable.  */

#ifndef QRINTF_PORTABLE_DECIMAL_H
#define QRINTF_PORTABLE_DECIMAL_H

#include <stdint.h>
#include <string.h>

#include "core/bits.h"
#include "core/emitter.h"
#include "integer/decimal/decimal-digits.h"
#include "integer/decimal/ten-digits.h"
#include "tables/pow10.h"

/* The number of decimal digits of V, 1 for 0.  */
static inline unsigned
decimal_count (uint64_t v)
{
  /* 1233 / 4096 is just below log10 (2): bits * 1233 >> 12 is the count or one
     less (Bit Twiddling Hacks, "integer log base 10", after R. Holte).  */
  unsigned t = significant_bits (v) * 1233 >> 12;
  return t + ((v | 1) >= __qrintf_pow10[t]);
}

/* The number of decimal digits of V, by comparisons.  On some CPUs the
   instruction that finds the highest bit depends on the former value of its
   destination, so a call would wait for the previous one.  */
static inline unsigned
decimal_count32 (uint32_t v)
{
  return 1U + (v >= 10) + (v >= 100) + (v >= 1000) + (v >= 10000)
         + (v >= 100000) + (v >= 1000000) + (v >= 10000000) + (v >= 100000000)
         + (v >= 1000000000);
}

static inline char *
decimal_u64_exact (char *p, uint64_t v)
{
  return decimal_digits (p, v, decimal_count (v));
}

#define decimal_u32_exact decimal_u64_exact

/* Writes the first two digits of the fraction of FIXED / 2^32, and returns the
   product, whose fraction has the other digits.  */
static inline uint64_t
decimal_put2 (char *p, uint64_t fixed)
{
  fixed = (fixed & UINT32_MAX) * 100;
  memcpy (p, __qrintf_dec2[fixed >> 32], 2);
  return fixed;
}

/* Writes the eight digits of the fraction of FIXED / 2^32.  */
static inline void
decimal_fraction8 (char *p, uint64_t fixed)
{
  fixed = decimal_put2 (p, fixed);
  fixed = decimal_put2 (p + 2, fixed);
  fixed = decimal_put2 (p + 4, fixed);
  decimal_put2 (p + 6, fixed);
}

/* Writes two bytes for the digits before the last eight, of which there are 0
   to 2, then eight bytes for the others.  */
static inline char *
decimal_u32 (char *p, uint32_t v)
{
  static const uint8_t before[11] = { [9] = 1, [10] = 2 };
  unsigned n = decimal_count32 (v);
  uint64_t fixed = ten_digits_left (v, n);
  memcpy (p, ten_digits_lead[fixed >> 32], 2);
  decimal_fraction8 (p + before[n], fixed);
  return p + n;
}

/* Writes V < 10^8 in eight digits.  */
static inline char *
decimal_put8 (char *p, uint32_t v)
{
  QRINTF_ASSERT (v < 100000000);
  decimal_fraction8 (p, ten_digits (v));
  return p + 8;
}

static inline char *
decimal_u64 (char *p, uint64_t v)
{
  if (v < 100000000)
    return decimal_u32 (p, (uint32_t) v);
  uint64_t upper = v / 100000000;
  uint32_t low = (uint32_t) (v % 100000000);
  if (upper < 100000000)
    return decimal_put8 (decimal_u32 (p, (uint32_t) upper), low);
  p = decimal_u32 (p, (uint32_t) (upper / 100000000));
  return decimal_put8 (decimal_put8 (p, (uint32_t) (upper % 100000000)), low);
}

#endif
