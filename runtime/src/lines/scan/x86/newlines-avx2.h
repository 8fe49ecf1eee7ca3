/* SPDX-License-Identifier: MIT-0 */
/* Comparing 64 bytes in two halves, with AVX2, BMI and POPCNT.  */

#ifndef QRINTF_X86_NEWLINES_AVX2_H
#define QRINTF_X86_NEWLINES_AVX2_H

#include "core/emitter.h"
#include "lines/scan/lines-cpu.h"

#include <immintrin.h>

typedef __m256i needle;

/* The number of vectors in 64 bytes.  */
enum
{
  PARTS = 2
};

QRINTF_INLINE needle
needle_of (unsigned char byte)
{
  return _mm256_set1_epi8 ((char) byte);
}

QRINTF_INLINE unsigned
bit_count (uint64_t mask)
{
  return (unsigned) _mm_popcnt_u64 (mask);
}

QRINTF_INLINE needle
load_part (const char *p, unsigned part)
{
  return _mm256_loadu_si256 ((const __m256i *) p + part);
}

QRINTF_INLINE uint64_t
mask_of (__m256i half0, __m256i half1)
{
  return (uint32_t) _mm256_movemask_epi8 (half0)
         | (uint64_t) (uint32_t) _mm256_movemask_epi8 (half1) << 32;
}

QRINTF_INLINE uint64_t
equal_mask (const char *p, needle sought)
{
  return mask_of (_mm256_cmpeq_epi8 (load_part (p, 0), sought),
                  _mm256_cmpeq_epi8 (load_part (p, 1), sought));
}

QRINTF_INLINE needle
either (needle a, needle b)
{
  return _mm256_or_si256 (a, b);
}

QRINTF_INLINE needle
equal_bytes (needle a, needle b)
{
  return _mm256_cmpeq_epi8 (a, b);
}

QRINTF_INLINE needle
minus (needle a, needle b)
{
  return _mm256_sub_epi8 (a, b);
}

QRINTF_INLINE uint32_t
byte_mask (needle is)
{
  return (uint32_t) _mm256_movemask_epi8 (is);
}

QRINTF_INLINE uint64_t
sum_of (needle sums)
{
  __m256i wide = _mm256_sad_epu8 (sums, _mm256_setzero_si256 ());
  __m128i half = _mm_add_epi64 (_mm256_castsi256_si128 (wide),
                                _mm256_extracti128_si256 (wide, 1));
  return (uint64_t) _mm_cvtsi128_si64 (half)
         + (uint64_t) _mm_extract_epi64 (half, 1);
}

#ifndef __AVX512BW__

/* A byte of 0 or -1 for each of 32 BYTES: whether it is no member of the set
   with the rows LOW and HIGH.  The shuffle gives 0 for an index whose bit 7 is
   set.  */
QRINTF_INLINE __m256i
strangers (__m256i bytes, __m256i low, __m256i high)
{
  const __m256i bits = _mm256_set1_epi64x ((long long) 0x8040201008040201);
  const __m256i top = _mm256_set1_epi8 ((char) 0x80);
  const __m256i nibble = _mm256_set1_epi8 (15);
  __m256i row = _mm256_or_si256 (
      _mm256_shuffle_epi8 (low, bytes),
      _mm256_shuffle_epi8 (high, _mm256_xor_si256 (bytes, top)));
  __m256i half = _mm256_and_si256 (_mm256_srli_epi16 (bytes, 4), nibble);
  __m256i bit = _mm256_shuffle_epi8 (bits, half);
  return _mm256_cmpeq_epi8 (_mm256_and_si256 (row, bit),
                            _mm256_setzero_si256 ());
}

/* Adds to *COUNTS the members and delimiters in TEXT up to its last multiple of
   64 bytes, and returns the offset of that end.  */
QRINTF_INLINE size_t
member_count (const char *text, size_t size, const struct byte_set *set,
              needle end, struct lines_counts *counts)
{
  const __m256i low = _mm256_broadcastsi128_si256 (
      _mm_loadu_si128 ((const __m128i *) set->low));
  const __m256i high = _mm256_broadcastsi128_si256 (
      _mm_loadu_si128 ((const __m128i *) set->high));
  size_t i = 0;
  for (; size - i >= 64; i += 64)
    {
      counts->members += 64
                         - bit_count (mask_of (
                             strangers (load_part (text + i, 0), low, high),
                             strangers (load_part (text + i, 1), low, high)));
      counts->delimiters += bit_count (equal_mask (text + i, end));
    }
  return i;
}

#endif

#endif
