/* SPDX-License-Identifier: MIT-0 */
/* 64 bytes at once, by AVX-512 BW, in the index and for sets of many bytes; all
   other functions are AVX2's.

   The tier that uses this, vbmi2, also needs VBMI2.  On Skylake and Cascade
   Lake, which have AVX-512 BW but not VBMI2, extracting the bits of a mask
   register costs more than the wider comparison saves, and so does the use of a
   single register of 512 bits.  */

#ifndef QRINTF_X86_NEWLINES_V4_H
#define QRINTF_X86_NEWLINES_V4_H

#include "lines/scan/x86/newlines-avx2.h"

QRINTF_INLINE uint64_t
equal_mask_wide (const char *p, needle sought)
{
  return _mm512_cmpeq_epi8_mask (_mm512_loadu_si512 (p),
                                 _mm512_broadcast_i64x4 (sought));
}

/* Adds to *COUNTS the members and delimiters in TEXT up to its last multiple of
   64 bytes, and returns the offset of that end.  */
QRINTF_INLINE size_t
member_count (const char *text, size_t size, const struct byte_set *set,
              needle end, struct lines_counts *counts)
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
      /* The shuffle gives 0 for an index whose bit 7 is set.  */
      __m512i bytes = _mm512_loadu_si512 (text + i);
      __m512i row = _mm512_or_si512 (
          _mm512_shuffle_epi8 (low, bytes),
          _mm512_shuffle_epi8 (high, _mm512_xor_si512 (bytes, top)));
      __m512i half = _mm512_and_si512 (_mm512_srli_epi16 (bytes, 4), nibble);
      __m512i bit = _mm512_shuffle_epi8 (bits, half);
      counts->members += bit_count (_mm512_test_epi8_mask (row, bit));
      counts->delimiters += bit_count (equal_mask_wide (text + i, end));
    }
  return i;
}

#endif
