/* 64 bytes compared at once: AVX-512 BW.  */

#ifndef QRINTF_X86_NEWLINES_AVX512_H
#define QRINTF_X86_NEWLINES_AVX512_H

#include "../emitter.h"
#include "../lines-cpu.h"

#include <immintrin.h>

typedef __m512i needle;

QRINTF_INLINE needle
needle_of (unsigned char byte)
{
  return _mm512_set1_epi8 ((char) byte);
}

QRINTF_INLINE unsigned
bit_count (uint64_t mask)
{
  return (unsigned) _mm_popcnt_u64 (mask);
}

QRINTF_INLINE uint64_t
equal_mask (const char *p, needle sought)
{
  return _mm512_cmpeq_epi8_mask (_mm512_loadu_si512 (p), sought);
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
  const __m512i bytes = _mm512_loadu_si512 (p);
  uint64_t mask = 0;
#pragma GCC unroll 8
  for (unsigned j = 0; j < members; j++)
    mask |= _mm512_cmpeq_epi8_mask (bytes, sought[j]);
  return bit_count (mask);
}

/* Adds to *COUNT the members of SET in TEXT, but those behind its last whole 64
   bytes; returns where these end.  */
QRINTF_INLINE size_t
member_count (const char *text, size_t size, const struct byte_set *set,
              size_t *count)
{
  const __m512i low
      = _mm512_broadcast_i32x4 (_mm_loadu_si128 ((const __m128i *) set->low));
  const __m512i high
      = _mm512_broadcast_i32x4 (_mm_loadu_si128 ((const __m128i *) set->high));
  const __m512i bits = _mm512_set1_epi64 ((long long) 0x8040201008040201);
  const __m512i top = _mm512_set1_epi8 ((char) 0x80);
  const __m512i nibble = _mm512_set1_epi8 (15);
  size_t i = 0;
  for (; size - i >= 64; i += 64)
    {
      /* A shuffle gives zero where bit 7 of the index is set.  */
      __m512i bytes = _mm512_loadu_si512 (text + i);
      __m512i row = _mm512_or_si512 (
          _mm512_shuffle_epi8 (low, bytes),
          _mm512_shuffle_epi8 (high, _mm512_xor_si512 (bytes, top)));
      __m512i half = _mm512_and_si512 (_mm512_srli_epi16 (bytes, 4), nibble);
      __m512i bit = _mm512_shuffle_epi8 (bits, half);
      *count += bit_count (_mm512_test_epi8_mask (row, bit));
    }
  return i;
}

#endif
