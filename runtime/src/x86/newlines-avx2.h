/* 64 bytes compared as two halves: AVX2, BMI, POPCNT.  */

#ifndef QRINTF_X86_NEWLINES_AVX2_H
#define QRINTF_X86_NEWLINES_AVX2_H

#include "../emitter.h"
#include "../lines-cpu.h"

#include <immintrin.h>

typedef __m256i needle;

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

QRINTF_INLINE __m256i
load_half (const char *p, unsigned half)
{
  return _mm256_loadu_si256 ((const __m256i *) p + half);
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
  return mask_of (_mm256_cmpeq_epi8 (load_half (p, 0), sought),
                  _mm256_cmpeq_epi8 (load_half (p, 1), sought));
}

QRINTF_INLINE unsigned
equal_count (const char *p, needle sought)
{
  return bit_count (equal_mask (p, sought));
}

/* How many of the 64 bytes at P are one of the MEMBERS that are SOUGHT.  */
QRINTF_INLINE unsigned
any_count (const char *p, const needle *sought, unsigned members)
{
  __m256i is[2];
#pragma GCC unroll 8
  for (unsigned half = 0; half < 2; half++)
    {
      const __m256i bytes = load_half (p, half);
      is[half] = _mm256_setzero_si256 ();
#pragma GCC unroll 8
      for (unsigned j = 0; j < members; j++)
        is[half]
            = _mm256_or_si256 (is[half], _mm256_cmpeq_epi8 (bytes, sought[j]));
    }
  return bit_count (mask_of (is[0], is[1]));
}

/* Which of 32 BYTES are no members of the set with the rows LOW and HIGH, as
   bytes of 0 or -1.  A shuffle gives zero where bit 7 of the index is set.  */
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

/* Adds to *COUNT the members of SET in TEXT, but those behind its last whole 64
   bytes; returns where these end.  */
QRINTF_INLINE size_t
member_count (const char *text, size_t size, const struct byte_set *set,
              size_t *count)
{
  const __m256i low = _mm256_broadcastsi128_si256 (
      _mm_loadu_si128 ((const __m128i *) set->low));
  const __m256i high = _mm256_broadcastsi128_si256 (
      _mm_loadu_si128 ((const __m128i *) set->high));
  size_t i = 0;
  for (; size - i >= 64; i += 64)
    *count += 64
              - bit_count (
                  mask_of (strangers (load_half (text + i, 0), low, high),
                           strangers (load_half (text + i, 1), low, high)));
  return i;
}

#endif
