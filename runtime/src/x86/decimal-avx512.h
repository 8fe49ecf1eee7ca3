/* Decimal numbers with AVX-512: digits in sets of eight at fixed places, and
   one permute whose index is loaded at an offset, so that the first digit comes
   first.  The store is masked, so every form is exact.  */

#ifndef QRINTF_X86_DECIMAL_AVX512_H
#define QRINTF_X86_DECIMAL_AVX512_H

QRINTF_INLINE char *
decimal_u32_exact (char *p, uint32_t v)
{
  /* The two upper digits, in bytes 1 and 2 of the first lane.  */
  static const uint32_t top[43] = {
#include "../../tables/top2.inc"
  };
  /* Where in the lanes digit I of 10 is; the rest only pads the load.  */
  static const uint8_t gather[10 + 16] = { 1, 2, 0, 8, 16, 24, 32, 40, 48, 56 };
  unsigned n = decimal_count32 (v);
  uint64_t high = (uint64_t) v / 100000000;
  uint64_t low = v - high * 100000000;
  __m128i first = _mm_cvtsi32_si128 ((int) top[high]);
  __m512i lanes = digits8_lanes (low, _mm512_zextsi128_si512 (first));
  __m128i index = load128 ((const char *) gather + 10 - n);
  __m128i text = _mm512_castsi512_si128 (
      _mm512_permutexvar_epi8 (_mm512_castsi128_si512 (index), lanes));
  store16 (p, _mm_add_epi8 (text, digits_zero ()), n);
  return p + n;
}

QRINTF_INLINE char *
decimal_u64_exact (char *p, uint64_t v)
{
  /* Digit I of 24.  */
  static const uint8_t gather[24 + 32] = {
    2,  10, 18, 26, 34, 42, 50, 58, 1,  9,  17, 25,
    33, 41, 49, 57, 0,  8,  16, 24, 32, 40, 48, 56
  };
  unsigned n = decimal_count (v);
  uint64_t upper = v / 100000000;
  uint64_t low = v - upper * 100000000;
  uint64_t high = upper / 100000000;
  uint64_t middle = upper - high * 100000000;
  __m512i lanes = digits8_lanes (high, _mm512_setzero_si512 ());
  lanes = digits8_lanes (middle, _mm512_slli_epi64 (lanes, 8));
  lanes = digits8_lanes (low, _mm512_slli_epi64 (lanes, 8));
  __m256i index = _mm256_loadu_si256 ((const __m256i *) (gather + 24 - n));
  __m256i text = _mm512_castsi512_si256 (
      _mm512_permutexvar_epi8 (_mm512_castsi256_si512 (index), lanes));
  text = _mm256_add_epi8 (text, _mm256_broadcastsi128_si256 (digits_zero ()));
  _mm256_mask_storeu_epi8 (p, _bzhi_u32 (-1U, n), text);
  return p + n;
}

#define decimal_u32 decimal_u32_exact
#define decimal_u64 decimal_u64_exact

#endif
