/* SPDX-License-Identifier: MIT */
/* Decimal digits with AVX-512 IFMA: eight per pair of multiplies.

   Lane k = 8..1 holds c = floor (2^52 / 10^k).  For x < 10^8 the low 52 bits of
   (x + 1) * c are the fraction of x / 10^k in units of 2^-52, with an error of
   at least 0 and less than 2^52 / 10^k: with d = 2^52 / 10^k - c in (0, 1),

     (x + 1) * c = x * 2^52 / 10^k + (c - x * d),

   c < 2^52 / 10^k, and c >= x * d because x * d is below 27,370,500 < c for
   k = 8, where d < 0.273705, and below 10^8 < c for the others.  The true
   fraction is a multiple of 10^-k, so the error never reaches the next one, and
   ten times the fraction has the digit as its integral part.  The unit tests'
   long mode tries all x.  */

#ifndef QRINTF_X86_DIGITS_AVX512_H
#define QRINTF_X86_DIGITS_AVX512_H

#include "integer/x86/decimal-count.h"

/* Constants as memory operands: the compiler would move them over from a
   general register, which takes the port that the numbers need.  */
static const uint64_t digits_ten = 10;
static const uint64_t digits_zero = '0';

/* LANES with '0' added to each lane.  */
QRINTF_INLINE __m512i
digits_as_text (__m512i lanes)
{
  __asm__("vpaddq\t%1%{1to8%}, %0, %0" : "+v"(lanes) : "m"(digits_zero));
  return lanes;
}

static const uint64_t digits_reciprocals[8] __attribute__ ((aligned (64))) = {
#include "tables/ifma.inc"
};

/* The digits of X < 10^8, one in each 64-bit lane, added to ABOVE.  */
QRINTF_INLINE __m512i
digits8_lanes (uint64_t x, __m512i above)
{
  QRINTF_ASSERT (x < 100000000);
  __m512i c = _mm512_load_si512 (digits_reciprocals);
  __m512i fraction
      = _mm512_madd52lo_epu64 (c, _mm512_set1_epi64 ((int64_t) x), c);
  __asm__("vpmadd52huq\t%2%{1to8%}, %1, %0"
          : "+v"(above)
          : "v"(fraction), "m"(digits_ten));
  return above;
}

/* Byte 1 of all lanes, then byte 0 of all lanes.  */
QRINTF_INLINE __m128i
digits_gather (__m512i lanes)
{
  const __m512i places = _mm512_castsi128_si512 (_mm_setr_epi8 (
      1, 9, 17, 25, 33, 41, 49, 57, 0, 8, 16, 24, 32, 40, 48, 56));
  return _mm512_castsi512_si128 (_mm512_permutexvar_epi8 (places, lanes));
}

/* The digits of T < 10^8 and eight zeros, as bytes 0 to 9, the first in the
   lowest byte.  */
QRINTF_INLINE __m128i
digits8 (uint64_t t)
{
  __m512i lanes = digits8_lanes (t, _mm512_setzero_si512 ());
  return digits_gather (_mm512_slli_epi64 (lanes, 8));
}

/* The digits of T < 10^16.  */
QRINTF_INLINE __m128i
digits16 (uint64_t t)
{
  QRINTF_ASSERT (t < TEN16);
  uint64_t high = t / 100000000;
  uint64_t low = t - high * 100000000;
  __m512i lanes = digits8_lanes (high, _mm512_setzero_si512 ());
  return digits_gather (digits8_lanes (low, _mm512_slli_epi64 (lanes, 8)));
}

#endif
