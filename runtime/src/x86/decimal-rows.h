/* Four 32-bit numbers at a time with AVX2, for arrays: their fixed-point form
   (ten-digits.h) and their digits are made in the four lanes of one register. A
   number's digits stand at fixed places and are shifted to its first one.  One
   call of one number has nothing to share, and waits less by other ways.  */

#ifndef QRINTF_X86_DECIMAL_ROWS_H
#define QRINTF_X86_DECIMAL_ROWS_H

#include "../ten-digits.h"
#include "decimal.h"

/* What depends on the count of digits, by 10 less that: how far to shift eight
   digits, and how many stand before them.  */
static const struct
{
  int64_t borrow[33]; /* by leading zeros; see decimal-avx512.h */
  uint8_t shift[10];
  uint8_t ahead[10];
  char lead[43][2];
} decimal_rows __attribute__ ((aligned (64)))
= { {
#include "../../tables/borrow32.inc"
    },
    { 0, 0, 0, 8, 16, 24, 32, 40, 48, 56 },
    { 2, 1 },
    {
#include "../../tables/lead2.inc"
    } };

/* The pairs of digits of the fractions FIXED * POWER / 2^32 in the upper halves
   of the lanes.  */
QRINTF_INLINE __m256i
rows_pairs (__m256i fixed, int64_t power)
{
  if (power != 1)
    fixed = _mm256_mul_epu32 (fixed, _mm256_set1_epi64x (power));
  return _mm256_mul_epu32 (fixed, _mm256_set1_epi64x (100));
}

/* The last eight digits of the four numbers at V as text, a number a lane.  */
QRINTF_INLINE __m256i
rows_text (const uint32_t *v)
{
  __m256i fixed = _mm256_cvtepu32_epi64 (load128 ((const char *) v));
  fixed = _mm256_mul_epu32 (fixed, _mm256_set1_epi64x (1441151881));
  fixed = _mm256_add_epi64 (_mm256_srli_epi64 (fixed, 25),
                            _mm256_set1_epi64x (1));
  /* Pair I into the 16 bits number I of its lane.  */
  __m256i low = _mm256_blend_epi16 (
      _mm256_srli_epi64 (rows_pairs (fixed, 1), 32),
      _mm256_srli_epi64 (rows_pairs (fixed, 100), 16), 0xaa);
  __m256i high = _mm256_blend_epi16 (
      rows_pairs (fixed, 10000),
      _mm256_slli_epi64 (rows_pairs (fixed, 1000000), 16), 0xaa);
  __m256i pairs = _mm256_blend_epi32 (low, high, 0xaa);
  /* q + 256 * (x - 10 * q), q = x / 10: see digits_of_pairs.  */
  __m256i q = _mm256_mulhi_epu16 (pairs, _mm256_set1_epi16 (6554));
  __m256i factor = _mm256_set1_epi16 (2559);
  __asm__("" : "+x"(factor)); /* or it becomes shifts and adds */
  __m256i digits = _mm256_sub_epi16 (_mm256_slli_epi16 (pairs, 8),
                                     _mm256_mullo_epi16 (q, factor));
  return _mm256_add_epi8 (digits, _mm256_set1_epi8 ('0'));
}

/* V, whose last eight digits are TEXT, and SEPARATOR.  */
QRINTF_INLINE char *
rows_put (char *p, uint32_t v, uint64_t text, char separator,
          __typeof__ (&decimal_rows) t)
{
  int64_t minus_n = (t->borrow[_lzcnt_u32 (v)] - (int64_t) v) >> 32;
  memcpy (p, t->lead[v * (uint64_t) 1441151881 >> 57], 2);
  text >>= t->shift[10 + minus_n];
  memcpy (p + t->ahead[10 + minus_n], &text, 8);
  p -= minus_n;
  *p++ = separator;
  return p;
}

/* Four numbers with SEPARATOR behind each.  Spills 8 bytes.  */
QRINTF_INLINE char *
decimal_four_u32 (char *p, const uint32_t *v, char separator)
{
  __typeof__ (&decimal_rows) t = &decimal_rows;
  __asm__("" : "+r"(t));
  __m256i text = rows_text (v);
  __m128i upper = _mm256_extracti128_si256 (text, 1);
  __m128i lower = _mm256_castsi256_si128 (text);
  p = rows_put (p, v[0], (uint64_t) _mm_cvtsi128_si64 (lower), separator, t);
  p = rows_put (p, v[1], (uint64_t) _mm_extract_epi64 (lower, 1), separator, t);
  p = rows_put (p, v[2], (uint64_t) _mm_cvtsi128_si64 (upper), separator, t);
  return rows_put (p, v[3], (uint64_t) _mm_extract_epi64 (upper, 1), separator,
                   t);
}

#endif
