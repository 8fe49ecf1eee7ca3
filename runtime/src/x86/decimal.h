/* SPDX-License-Identifier: MIT */
/* Decimal digits on x86-64.

   The cost of a short number is the mispredicted branch on its length, so there
   is none: the count comes from the bit length, the value is multiplied by a
   power of ten so that its first digit becomes the first of sixteen, and all
   sixteen are made and stored.  What stands past the text is spill, or masked
   away.  */

#ifndef QRINTF_X86_DECIMAL_H
#define QRINTF_X86_DECIMAL_H

#include "../bits.h"
#include "store.h"

#define TEN16 10000000000000000U

/* V in 16 places is V times decimal_scale[n] in n places.  */
static const uint64_t decimal_scale[18] = {
#include "../../tables/scale16.inc"
};

static const uint64_t decimal_pow10[20] = {
#include "../../tables/pow10.inc"
};

/* The number of decimal digits of V, or one less where V is at least the power
   of ten of that: 1233 / 4096 is just above log10 (2) (Bit Twiddling Hacks,
   "integer log base 10", after R. Holte).  */
QRINTF_INLINE unsigned
decimal_estimate (uint64_t v)
{
  return significant_bits (v) * 1233 >> 12;
}

/* The number of decimal digits of V, 1 for 0.  */
QRINTF_INLINE unsigned
decimal_count (uint64_t v)
{
  unsigned t = decimal_estimate (v);
  return t + ((v | 1) >= decimal_pow10[t]);
}

/* The same for 32 bits: an entry for each bit length is such that the sum
   reaches the next multiple of 2^32 where V reaches the next power of ten
   (D. Lemire after K. Willets, "Computing the number of digits of an integer
   even faster", 2021).  */
QRINTF_INLINE unsigned
decimal_count32 (uint32_t v)
{
  static const uint64_t entries[33] = {
#include "../../tables/count32.inc"
  };
  return (unsigned) ((v + entries[highest_bit32 (v) + 1]) >> 32);
}

#ifdef __AVX512IFMA__
#include "digits-avx512.h"
#else
#include "digits-sse2.h"
#endif

/* The digits of V at the end of N places as bytes 0 to 9, N at least
   decimal_count (V) and at most 16; zeros behind them.  */
QRINTF_INLINE __m128i
decimal_places (uint64_t v, unsigned n)
{
  QRINTF_ASSERT (n > 0 && n <= 16);
  return digits16 (v * decimal_scale[n]);
}

/* The same in a field of WIDTH, where a short one can be foreseen.  */
QRINTF_INLINE __m128i
decimal_places_in (uint64_t v, unsigned n, unsigned width)
{
  if (width <= 8 && n <= width)
    return digits8 (v * decimal_scale[n + 8]);
  return decimal_places (v, n);
}

#ifdef __AVX512IFMA__
#include "decimal-avx512.h"
#elif defined QRINTF_MASKED_STORES
#include "decimal-v4.h"
#else
#include "decimal-sse2.h"
#endif

#endif
