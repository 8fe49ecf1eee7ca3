/* SPDX-License-Identifier: MIT-0 */
/* Up to ten decimal digits as a fixed-point number, from which one
   multiplication extracts any digit or pair of digits, after J. Anhalt's
   jeaiii (2017).  The integral part is the first two digits, and the 32 bits of
   the fraction are the other eight.

   Let C = ceil (2^57 / 10^8), which is 0.2412 too large.  For V < 2^32, V * C /
   2^57 exceeds V / 10^8 by less than 7.3e-9.  Cut to 32 bits and increased by
   one unit, it exceeds it by more than 0 and less than 7.6e-9.  V / 10^8 is a
   multiple of 10^-8, so the sum never reaches the next multiple.  Hence every
   digit is right that is made by multiplying the fraction by a power of ten and
   then by ten.  */

#ifndef QRINTF_TEN_DIGITS_H
#define QRINTF_TEN_DIGITS_H

#include <stdint.h>

#include "core/emitter.h"
#include "tables/repeat.h"

/* V / 10^8 in units of 2^-32.  */
QRINTF_INLINE uint64_t
ten_digits (uint32_t v)
{
  return ((uint64_t) v * 1441151881 >> 25) + 1;
}

/* The same for 10 * V, V < 4 * 10^8.  */
QRINTF_INLINE uint64_t
ten_digits_of_tens (uint64_t v)
{
  QRINTF_ASSERT (v < 400000000);
  return (v * (10 * UINT64_C (1441151881)) >> 25) + 1;
}

/* The same without leading zeros.  N is the number of V's digits.  For N <= 8
   the result is V / 10^N, so that V's first digit is the first of the fraction;
   for N = 9 and 10 it is V / 10^8.  For N < 8, C = ceil (2^57 / 10^N) is less
   than 1 too large; as V < 10^N, the result is too large by less than 10^7 /
   2^57 + 2^-32 < 10^-9.  V may have a digit more, which is the integral part
   then: with V < 10^9, the result is too large by less than 7.2e-9.  */
QRINTF_INLINE uint64_t
ten_digits_left (uint32_t v, unsigned n)
{
#define FIRST_57(N) (((1ULL << 57) + POWER_OF_TEN (N) - 1) / POWER_OF_TEN (N))
  static const uint64_t factors[11]
      = { REPEAT_4 (FIRST_57, 0), REPEAT_4 (FIRST_57, 4), FIRST_57 (8),
          FIRST_57 (8), FIRST_57 (8) };
#undef FIRST_57
  QRINTF_ASSERT (n <= 10);
  return (v * factors[n] >> 25) + 1;
}

#define TEN19 10000000000000000000U

#ifdef __SIZEOF_INT128__

#define TEN10 10000000000U

/* The same for numbers X < 10^10, given as X64 = 64 * X, by a product of 128
   bits.  C = ceil (2^90 / 10^8) is too large by 0.0088, so X64 * C / 2^64 is X
   / 10^8 in units of 2^-32 with a negligible error.  The 2 in X64 + 2 adds 1.34
   units, of which less than 1 is cut off; the next multiple of 10^-8 is 42.9
   units away.  */
QRINTF_INLINE uint64_t
ten_digits_wide (uint64_t x64)
{
  QRINTF_ASSERT (x64 < 64 * TEN10);
  const uint64_t c = 12379400392853802749U;
  return (uint64_t) ((unsigned __int128) (x64 + 2) * c >> 64);
}

#endif

/* The digits before the last eight, left-aligned; indexed by the integral
   part.  */
#define LEAD(I)                                                                \
  {                                                                            \
    '0' + ((I) > 9 ? (I) / 10 : (I)), (I) > 9 ? '0' + (I) % 10 : 0             \
  }
static const char ten_digits_lead[43][2]
    = { REPEAT_32 (LEAD, 0), REPEAT_4 (LEAD, 32), REPEAT_4 (LEAD, 36),
        LEAD (40),           LEAD (41),           LEAD (42) };
#undef LEAD

#endif
