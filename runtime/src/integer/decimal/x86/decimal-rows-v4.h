/* SPDX-License-Identifier: MIT-0 */
/* Two 32-bit numbers of an array at a time with vectors of 256 bits.  Each half
   of a register holds one number, first as fixed point (ten-digits.h), then as
   five pairs, then as ten digits.  A shuffle moves the first digit to the front
   and the separator behind the last digit, so that each number takes one store.
   For a single number other algorithms have a shorter latency.  */

#ifndef QRINTF_X86_DECIMAL_ROWS_V4_H
#define QRINTF_X86_DECIMAL_ROWS_V4_H

#include "integer/decimal/decimal-core.h"
#include "tables/repeat.h"

/* An entry of BORROW, by the value of pow10.h that would be added.  */
#define BORROW_BY_ZEROS(ZEROS)                                                 \
  (int64_t) (UINT32_MAX - COUNT_32 (32 - (ZEROS)))

static const struct
{
  uint8_t order[10 + 16]; /* of ten digits and the separator: see rows_text */
  int64_t borrow[33];     /* indexed by leading zeros; see rows_minus_count */
} decimal_rows __attribute__ ((aligned (64)))
= { { 6, 7, 0, 1, 4, 5, 8, 9, 12, 13, 2 },
    { REPEAT_32 (BORROW_BY_ZEROS, 0), BORROW_BY_ZEROS (32) } };

/* The distance in bytes at which memory behind the text is prefetched.  If the
   text does not fit into the caches, the CPU's own prefetching is too late,
   which costs a fifth.  */
#define ROWS_AHEAD 1024

/* The pairs of digits of the fractions of the lanes of FIXED times POWERS, in
   the upper halves of the lanes.  */
QRINTF_INLINE __m256
rows_pairs (__m256i fixed, __m256i powers)
{
  fixed = _mm256_mul_epu32 (fixed, powers);
  fixed = _mm256_mul_epu32 (fixed, _mm256_set1_epi64x (100));
  return _mm256_castsi256_ps (fixed);
}

/* The ten digits of the two numbers at V as text, one number per half, and the
   SEPARATOR.  D1 to D10 are a number's digits from the first on; D1 and D2 are
   the integral part of the fixed-point number.  The bytes of a half, from the
   lowest on, are

     0  1  2  3  4  5  6  7  8  9  10 11 12 13
     D3 D4 S  -  D5 D6 D1 D2 D7 D8 -  -  D9 D10

   with the separator at S and unused bytes at '-'.  */
QRINTF_INLINE __m256i
rows_text (const uint32_t *v, char separator)
{
  __m128i both = _mm_cvtepu32_epi64 (_mm_loadl_epi64 ((const __m128i *) v));
  __m256i fixed = _mm256_permute4x64_epi64 (_mm256_castsi128_si256 (both),
                                            _MM_SHUFFLE (1, 1, 0, 0));
  fixed = _mm256_mul_epu32 (fixed, _mm256_set1_epi64x (1441151881));
  fixed = _mm256_add_epi64 (_mm256_srli_epi64 (fixed, 25),
                            _mm256_set1_epi64x (1));
  __m256 upper = rows_pairs (fixed, _mm256_setr_epi64x (1, 100, 1, 100));
  __m256 lower
      = rows_pairs (fixed, _mm256_setr_epi64x (10000, 1000000, 10000, 1000000));
  __m256i pairs = _mm256_castps_si256 (
      _mm256_shuffle_ps (upper, lower, _MM_SHUFFLE (3, 1, 3, 1)));
  pairs = _mm256_blend_epi16 (pairs, _mm256_slli_epi64 (fixed, 16), 0x88);
  /* q + 256 * (x - 10 * q), q = x / 10: see digits_of_pairs.  */
  __m256i q = _mm256_mulhi_epu16 (pairs, _mm256_set1_epi16 (6554));
  __m256i factor = _mm256_set1_epi16 (2559);
  __asm__("" : "+x"(factor)); /* keeps a multiplication */
  __m256i digits = _mm256_sub_epi16 (_mm256_slli_epi16 (pairs, 8),
                                     _mm256_mullo_epi16 (q, factor));
  const __m256i separators = _mm256_set1_epi64x (0xff0000);
  __m256i others = _mm256_blendv_epi8 (
      _mm256_set1_epi8 ('0'), _mm256_set1_epi8 (separator), separators);
  return _mm256_or_si256 (digits, others);
}

/* Minus the number of V's digits, which is the upper half of an entry of BORROW
   minus V.  The entry's lower half is chosen so that V borrows from the upper
   half if V reaches the next power of ten.  Lemire and Willets add instead
   ("Computing the number of digits of an integer even faster", 2021); here the
   negative number is needed as the index in ORDER.  */
QRINTF_INLINE int64_t
rows_minus_count (uint32_t v, __typeof__ (&decimal_rows) t)
{
  return (t->borrow[_lzcnt_u32 (v)] - (int64_t) v) >> 32;
}

/* Writes the two numbers at V with SEPARATOR behind each.  The overrun is 14
   bytes.  */
QRINTF_INLINE char *
decimal_two_u32 (char *p, const uint32_t *v, char separator)
{
  __typeof__ (&decimal_rows) t = &decimal_rows;
  __asm__("" : "+r"(t));
  int64_t m = rows_minus_count (v[0], t), n = rows_minus_count (v[1], t);
  const char *order = (const char *) t->order + 10;
  __m256i places = _mm256_inserti128_si256 (
      _mm256_castsi128_si256 (load128 (order + m)), load128 (order + n), 1);
  __m256i text = _mm256_shuffle_epi8 (rows_text (v, separator), places);
  __builtin_prefetch (p + ROWS_AHEAD, 1);
  store128 (p, _mm256_castsi256_si128 (text));
  p -= m - 1;
  store128 (p, _mm256_extracti128_si256 (text, 1));
  return p - (n - 1);
}

#endif
