/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Eight digits side by side, without a table, after Wojciech Muła, "SSE2:
   conversion of integers to decimal representation" (2011).  Leading zeros are
   shifted out, so a number of up to eight digits takes no jump.  */

#include "ways.h"

#ifdef __SSE2__
#include <cstring>
#include <emmintrin.h>

namespace
{

constexpr uint64_t ten8 = 100000000;

/* The eight digits of V < 10^8, as numbers, the first in the lowest byte: V is
   split into fours, each four into pairs, each pair into digits, all at once in
   every step.  5243 / 2^19 is 1/100 and 6554 / 2^16 is 1/10, near enough.  */
uint64_t
eight_digits (uint32_t v)
{
  uint32_t high = v / 10000, low = v % 10000;
  __m128i fours = _mm_set_epi64x (low, high);
  __m128i hundreds
      = _mm_srli_epi64 (_mm_mul_epu32 (fours, _mm_set1_epi64x (5243)), 19);
  __m128i ones
      = _mm_sub_epi32 (fours, _mm_mul_epu32 (hundreds, _mm_set1_epi64x (100)));
  __m128i pairs = _mm_or_si128 (hundreds, _mm_slli_epi64 (ones, 16));
  __m128i tens = _mm_mulhi_epu16 (pairs, _mm_set1_epi16 (6554));
  ones = _mm_sub_epi16 (pairs, _mm_mullo_epi16 (tens, _mm_set1_epi16 (10)));
  __m128i digits = _mm_or_si128 (tens, _mm_slli_epi16 (ones, 8));
  digits = _mm_shuffle_epi32 (digits, _MM_SHUFFLE (3, 1, 2, 0));
  return static_cast<uint64_t> (_mm_cvtsi128_si64 (digits));
}

char *
put_eight (char *p, uint32_t v)
{
  uint64_t text = eight_digits (v) + 0x3030303030303030;
  memcpy (p, &text, 8);
  return p + 8;
}

/* The same without leading zeros; eight bytes are written all the same.  */
char *
put_first (char *p, uint32_t v)
{
  uint64_t digits = eight_digits (v);
  /* The last digit counts even if it is zero.  */
  uint64_t significant = digits | uint64_t{ 1 } << 56;
  unsigned zeros = static_cast<unsigned> (__builtin_ctzll (significant)) / 8;
  uint64_t text = (digits + 0x3030303030303030) >> 8 * zeros;
  memcpy (p, &text, 8);
  return p + 8 - zeros;
}

} // namespace

template <typename T>
char *
vector_sse2 (char *dst, T v)
{
  if (v < ten8)
    return put_first (dst, static_cast<uint32_t> (v));
  T high = static_cast<T> (v / ten8);
  if (high < ten8)
    dst = put_first (dst, static_cast<uint32_t> (high));
  else
    {
      dst = put_first (dst, static_cast<uint32_t> (high / ten8));
      dst = put_eight (dst, static_cast<uint32_t> (high % ten8));
    }
  return put_eight (dst, static_cast<uint32_t> (v % ten8));
}

template char *vector_sse2 (char *, uint32_t);
template char *vector_sse2 (char *, uint64_t);
#endif
