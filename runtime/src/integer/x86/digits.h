/* SPDX-License-Identifier: MIT-0 */
/* Sixteen decimal digits in a vector.  Without AVX-512 they are split by 10^4,
   100 and 10 in ever smaller lanes, after W. Muła, "SSE: conversion integers to
   decimal representation".  With it, eight digits are a fraction
   (ten-digits.h), from which each pair is extracted independently of the
   others, which takes more instructions and less time.  */

#ifndef QRINTF_X86_DIGITS_H
#define QRINTF_X86_DIGITS_H

#include "integer/decimal/ten-digits.h"
#include "integer/decimal/x86/decimal-count.h"

#ifdef QRINTF_MASKED_STORES
#include "integer/decimal/x86/columns-v4.h"
#endif

/* The digits of eight numbers below 100: x * 6554 >> 16 == x / 10, and
   q + 256 * (x - 10 * q) == 256 * x - 2559 * q.  */
QRINTF_INLINE __m128i
digits_of_pairs (__m128i x)
{
  __m128i q = _mm_mulhi_epu16 (x, _mm_set1_epi16 (6554));
  __m128i factor = _mm_set1_epi16 (2559);
  __asm__("" : "+x"(factor)); /* keeps a multiplication */
  return _mm_sub_epi16 (_mm_slli_epi16 (x, 8), _mm_mullo_epi16 (q, factor));
}

/* The four pairs of digits of the fraction FIXED / 2^32, in 32 bits each, by
   multiplying by powers of 100, then by 100.  */
QRINTF_INLINE __m128i
decimal_fraction_pairs (uint64_t fixed)
{
  __m128i f = _mm_shuffle_epi32 (_mm_cvtsi32_si128 ((int) fixed), 0);
  const __m128i hundred = _mm_set1_epi64x (100);
  __m128i upper = _mm_mul_epu32 (f, _mm_set_epi64x (100, 1));
  __m128i lower = _mm_mul_epu32 (f, _mm_set_epi64x (1000000, 10000));
  upper = _mm_mul_epu32 (upper, hundred);
  lower = _mm_mul_epu32 (lower, hundred);
  return _mm_castps_si128 (_mm_shuffle_ps (_mm_castsi128_ps (upper),
                                           _mm_castsi128_ps (lower),
                                           _MM_SHUFFLE (3, 1, 3, 1)));
}

/* The digits of the fraction FIXED / 2^32, and eight zeros.  */
QRINTF_INLINE __m128i
digits_of_fraction (uint64_t fixed)
{
#ifdef QRINTF_MASKED_STORES
  return columns_fraction (fixed, &__qrintf_ten_columns);
#else
  return digits_of_pairs (
      _mm_packs_epi32 (decimal_fraction_pairs (fixed), _mm_setzero_si128 ()));
#endif
}

/* The digits of both lanes of X, each below 10^8, as bytes 0 to 9, the first in
   the lowest byte.  */
QRINTF_INLINE __m128i
digits_of_lanes (__m128i x)
{
  /* Two lanes below 10^8: x * 0xd1b71759 >> 45 == x / 10^4.  */
  __m128i q
      = _mm_srli_epi64 (_mm_mul_epu32 (x, _mm_set1_epi64x (0xd1b71759)), 45);
  __m128i r = _mm_sub_epi32 (x, _mm_mul_epu32 (q, _mm_set1_epi64x (10000)));
  x = _mm_or_si128 (q, _mm_slli_epi64 (r, 32));

  /* Four lanes below 10^4: x * 5243 >> 19 == x / 100.  */
  q = _mm_srli_epi16 (_mm_mulhi_epu16 (x, _mm_set1_epi32 (5243)), 3);
  r = _mm_sub_epi16 (x, _mm_mullo_epi16 (q, _mm_set1_epi32 (100)));
  x = _mm_or_si128 (q, _mm_slli_epi32 (r, 16));

  return digits_of_pairs (x);
}

/* The digits of T < 10^8 and eight zeros.  */
QRINTF_INLINE __m128i
digits8 (uint64_t t)
{
  QRINTF_ASSERT (t < 100000000);
#ifdef QRINTF_MASKED_STORES
  return digits_of_fraction (ten_digits ((uint32_t) t));
#else
  return digits_of_lanes (_mm_cvtsi64_si128 ((int64_t) t));
#endif
}

/* The digits of T < 10^16.  */
QRINTF_INLINE __m128i
digits16 (uint64_t t)
{
  QRINTF_ASSERT (t < TEN16);
  uint64_t high = t / 100000000;
  uint64_t low = t - high * 100000000;
#ifdef QRINTF_MASKED_STORES
  return columns_fractions (ten_digits ((uint32_t) high),
                            ten_digits ((uint32_t) low));
#else
  return digits_of_lanes (_mm_set_epi64x ((int64_t) low, (int64_t) high));
#endif
}

/* Writes the digits of T < 10^16.  */
QRINTF_INLINE void
decimal_put16 (char *p, uint64_t t)
{
  store128 (p, _mm_add_epi8 (digits16 (t), _mm_set1_epi8 ('0')));
}

/* The digits of V at the end of N places as the values 0 to 9, where N is at
   least decimal_count (V) and at most 16; zeros follow.  */
QRINTF_INLINE __m128i
decimal_places (uint64_t v, unsigned n)
{
  QRINTF_ASSERT (n > 0 && n <= 16);
  return digits16 (v * __qrintf_scale16[n]);
}

/* The same in a field of WIDTH.  A short WIDTH belongs to the format, so the
   branch is predictable.  */
QRINTF_INLINE __m128i
decimal_places_in (uint64_t v, unsigned n, unsigned width)
{
  if (width <= 8 && n <= width)
    return digits8 (v * __qrintf_scale16[n + 8]);
  return decimal_places (v, n);
}

#endif
