/* SPDX-License-Identifier: MIT-0 */
/* Comparing 64 bytes in two halves, with AVX2, BMI and POPCNT, or in four
   quarters, on CPUs that have only SSE2 and no instruction that counts
   bits.  */

#ifndef QRINTF_X86_NEWLINES_X86_H
#define QRINTF_X86_NEWLINES_X86_H

#include "lines/scan/vector/newlines-needle.h"

#include <immintrin.h>

#ifdef __AVX2__

QRINTF_INLINE unsigned
bit_count (uint64_t mask)
{
  return (unsigned) _mm_popcnt_u64 (mask);
}

QRINTF_INLINE uint32_t
byte_mask (needle is)
{
  return (uint32_t) _mm256_movemask_epi8 ((__m256i) is);
}

QRINTF_INLINE uint64_t
sum_of (needle sums)
{
  __m256i wide = _mm256_sad_epu8 ((__m256i) sums, _mm256_setzero_si256 ());
  __m128i half = _mm_add_epi64 (_mm256_castsi256_si128 (wide),
                                _mm256_extracti128_si256 (wide, 1));
  return (uint64_t) _mm_cvtsi128_si64 (half)
         + (uint64_t) _mm_extract_epi64 (half, 1);
}

#else

/* The number of set bits of MASK, by sums in ever wider fields.  */
QRINTF_INLINE unsigned
bit_count (uint64_t mask)
{
  mask -= mask >> 1 & 0x5555555555555555;
  mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333);
  mask = (mask + (mask >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return (unsigned) (mask * 0x0101010101010101 >> 56);
}

QRINTF_INLINE uint32_t
byte_mask (needle is)
{
  return (uint32_t) _mm_movemask_epi8 ((__m128i) is);
}

QRINTF_INLINE uint64_t
sum_of (needle bytes)
{
  __m128i sums = _mm_sad_epu8 ((__m128i) bytes, _mm_setzero_si128 ());
  return (uint64_t) _mm_cvtsi128_si32 (sums)
         + (uint64_t) _mm_extract_epi16 (sums, 4);
}

#endif

QRINTF_INLINE uint64_t
equal_mask (const char *p, needle sought)
{
  uint64_t mask = 0;
#pragma GCC unroll 4
  for (unsigned j = 0; j < PARTS; j++)
    mask |= (uint64_t) byte_mask (equal_bytes (load_part (p, j), sought))
            << 64 / PARTS * j;
  return mask;
}

#ifndef __AVX512VBMI2__

/* The index of the lowest set bit of MASK; any number if MASK is 0.  In
   assembler: on CPUs before Skylake tzcnt depends on the former value of its
   destination, which costs nothing if that is also the source.  */
QRINTF_INLINE uint64_t
lowest_bit (uint64_t mask)
{
#ifdef __BMI__
  __asm__("tzcntq\t%0, %0" : "+r"(mask) : : "cc");
  return mask;
#else
  /* For a source of zero bsf keeps its destination, and so depends on it.  */
  uint64_t index;
  __asm__("bsfq\t%1, %0" : "=r"(index) : "r"(mask), "0"((uint64_t) 0) : "cc");
  return index;
#endif
}

/* Writes AT plus the index of each set bit of MASK to OUT, in order, and
   returns their number.  At least GUESS elements, a constant, are written.  */
QRINTF_INLINE unsigned
put_offsets (uint16_t *out, uint64_t mask, size_t at, unsigned guess)
{
  unsigned count = bit_count (mask);
#pragma GCC unroll 20
  for (unsigned i = 0; i < guess; i++)
    {
      uint64_t rest = mask & (mask - 1);
      out[i] = (uint16_t) (at + lowest_bit (mask));
      mask = rest;
    }
  if (__builtin_expect (count > guess, 0))
    for (unsigned i = guess; i < count; i++)
      {
        out[i] = (uint16_t) (at + lowest_bit (mask));
        mask &= mask - 1;
      }
  return count;
}

#endif

#ifdef __AVX2__

/* A mask of those of 32 BYTES that are no members of the set with the rows LOW
   and HIGH.  The shuffle gives 0 for an index whose bit 7 is set.  */
QRINTF_INLINE uint64_t
strangers (needle part, __m256i low, __m256i high)
{
  const __m256i bits = _mm256_set1_epi64x ((long long) 0x8040201008040201);
  const __m256i top = _mm256_set1_epi8 ((char) 0x80);
  const __m256i nibble = _mm256_set1_epi8 (15);
  __m256i bytes = (__m256i) part;
  __m256i row = _mm256_or_si256 (
      _mm256_shuffle_epi8 (low, bytes),
      _mm256_shuffle_epi8 (high, _mm256_xor_si256 (bytes, top)));
  __m256i half = _mm256_and_si256 (_mm256_srli_epi16 (bytes, 4), nibble);
  __m256i bit = _mm256_shuffle_epi8 (bits, half);
  return byte_mask ((needle) _mm256_cmpeq_epi8 (_mm256_and_si256 (row, bit),
                                                _mm256_setzero_si256 ()));
}

/* Adds to *COUNTS the members and delimiters in TEXT up to its last multiple of
   64 bytes, and returns the offset of that end.  */
#define member_count member_count

QRINTF_INLINE size_t
member_count (const char *text, size_t size, const struct byte_set *set,
              unsigned char delimiter, struct lines_counts *counts)
{
  const needle end = needle_of (delimiter);
  const __m256i low = _mm256_broadcastsi128_si256 (
      _mm_loadu_si128 ((const __m128i *) set->low));
  const __m256i high = _mm256_broadcastsi128_si256 (
      _mm_loadu_si128 ((const __m128i *) set->high));
  size_t i = 0;
  for (; size - i >= 64; i += 64)
    {
      counts->members
          += 64
             - bit_count (strangers (load_part (text + i, 0), low, high)
                          | strangers (load_part (text + i, 1), low, high)
                                << 32);
      counts->delimiters += bit_count (equal_mask (text + i, end));
    }
  return i;
}

#endif

#endif
