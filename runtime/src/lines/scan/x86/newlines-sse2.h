/* SPDX-License-Identifier: MIT-0 */
/* 64 bytes compared as four quarters, for CPUs that have only SSE2 and no
   instruction that counts bits.  */

#ifndef QRINTF_X86_NEWLINES_SSE2_H
#define QRINTF_X86_NEWLINES_SSE2_H

#include "core/emitter.h"
#include "lines/scan/lines-cpu.h"

#include <emmintrin.h>

typedef __m128i needle;

/* The number of vectors in 64 bytes.  */
enum
{
  PARTS = 4
};

QRINTF_INLINE needle
needle_of (unsigned char byte)
{
  return _mm_set1_epi8 ((char) byte);
}

/* The number of set bits of MASK, by sums in ever wider fields.  */
QRINTF_INLINE unsigned
bit_count (uint64_t mask)
{
  mask -= mask >> 1 & 0x5555555555555555;
  mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333);
  mask = (mask + (mask >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return (unsigned) (mask * 0x0101010101010101 >> 56);
}

QRINTF_INLINE needle
load_part (const char *p, unsigned part)
{
  return _mm_loadu_si128 ((const __m128i *) p + part);
}

QRINTF_INLINE uint64_t
equal_mask (const char *p, needle sought)
{
  uint64_t mask = 0;
#pragma GCC unroll 8
  for (unsigned j = 0; j < PARTS; j++)
    {
      __m128i is = _mm_cmpeq_epi8 (load_part (p, j), sought);
      mask |= (uint64_t) (unsigned) _mm_movemask_epi8 (is) << 16 * j;
    }
  return mask;
}

QRINTF_INLINE needle
either (needle a, needle b)
{
  return _mm_or_si128 (a, b);
}

QRINTF_INLINE needle
equal_bytes (needle a, needle b)
{
  return _mm_cmpeq_epi8 (a, b);
}

QRINTF_INLINE needle
minus (needle a, needle b)
{
  return _mm_sub_epi8 (a, b);
}

QRINTF_INLINE uint32_t
byte_mask (needle is)
{
  return (uint32_t) _mm_movemask_epi8 (is);
}

QRINTF_INLINE uint64_t
sum_of (needle sums)
{
  sums = _mm_sad_epu8 (sums, _mm_setzero_si128 ());
  return (uint64_t) _mm_cvtsi128_si32 (sums)
         + (uint64_t) _mm_extract_epi16 (sums, 4);
}

/* Counts nothing, so that the caller's table serves all bytes.  */
QRINTF_INLINE size_t
member_count (const char *text, size_t size, const struct byte_set *set,
              needle end, struct lines_counts *counts)
{
  (void) text, (void) size, (void) set, (void) end, (void) counts;
  return 0;
}

#endif
