/* 64 bytes compared as four quarters, for CPUs that cannot even count bits:
   SSE2 alone.  */

#ifndef QRINTF_X86_NEWLINES_SSE2_H
#define QRINTF_X86_NEWLINES_SSE2_H

#include "../emitter.h"
#include "../lines-cpu.h"

#include <emmintrin.h>

typedef __m128i needle;

QRINTF_INLINE needle
needle_of (unsigned char byte)
{
  return _mm_set1_epi8 ((char) byte);
}

/* The bits of MASK, by sums in ever wider fields.  */
QRINTF_INLINE unsigned
bit_count (uint64_t mask)
{
  mask -= mask >> 1 & 0x5555555555555555;
  mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333);
  mask = (mask + (mask >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return (unsigned) (mask * 0x0101010101010101 >> 56);
}

QRINTF_INLINE __m128i
load_quarter (const char *p, unsigned quarter)
{
  return _mm_loadu_si128 ((const __m128i *) p + quarter);
}

QRINTF_INLINE uint64_t
equal_mask (const char *p, needle sought)
{
  uint64_t mask = 0;
#pragma GCC unroll 8
  for (unsigned j = 0; j < 4; j++)
    {
      __m128i is = _mm_cmpeq_epi8 (load_quarter (p, j), sought);
      mask |= (uint64_t) (unsigned) _mm_movemask_epi8 (is) << 16 * j;
    }
  return mask;
}

/* How many of the 64 bytes at P are one of the MEMBERS that are SOUGHT.  */
QRINTF_INLINE unsigned
any_count (const char *p, const needle *sought, unsigned members)
{
  __m128i count = _mm_setzero_si128 ();
#pragma GCC unroll 8
  for (unsigned quarter = 0; quarter < 4; quarter++)
    {
      const __m128i bytes = load_quarter (p, quarter);
      __m128i is = _mm_setzero_si128 ();
#pragma GCC unroll 8
      for (unsigned j = 0; j < members; j++)
        is = _mm_or_si128 (is, _mm_cmpeq_epi8 (bytes, sought[j]));
      count = _mm_sub_epi8 (count, is);
    }
  count = _mm_sad_epu8 (count, _mm_setzero_si128 ());
  return (unsigned) (_mm_cvtsi128_si32 (count) + _mm_extract_epi16 (count, 4));
}

QRINTF_INLINE unsigned
equal_count (const char *p, needle sought)
{
  return any_count (p, &sought, 1);
}

/* Leaves it all to the caller's table.  */
QRINTF_INLINE size_t
member_count (const char *text, size_t size, const struct byte_set *set,
              size_t *count)
{
  (void) text, (void) size, (void) set, (void) count;
  return 0;
}

#endif
