/* SPDX-License-Identifier: MIT-0 */
/* With AVX-512, BW and VBMI2: 64 bytes at once in the index, and the offsets of
   a mask's bits all at once; all other functions are AVX2's.

   On Skylake and Cascade Lake, which have AVX-512 BW but not VBMI2, extracting
   the bits of a mask register costs more than the wider comparison saves, and
   so does the use of a single register of 512 bits.  */

#ifndef QRINTF_X86_NEWLINES_VBMI2_H
#define QRINTF_X86_NEWLINES_VBMI2_H

#include "lines/scan/x86/newlines-x86.h"

QRINTF_INLINE uint64_t
equal_mask_wide (const char *p, needle sought)
{
  return _mm512_cmpeq_epi8_mask (_mm512_loadu_si512 (p),
                                 _mm512_broadcast_i64x4 ((__m256i) sought));
}

/* Writes AT plus the index of each set bit of MASK to OUT, in order, and
   returns their number.  32 elements are written, or 64 if there are more bits:
   on Zen 4, compressing into a register and storing the whole register is many
   times faster than a compressing store.  */
QRINTF_INLINE unsigned
put_offsets (uint16_t *out, uint64_t mask, size_t at, unsigned guess)
{
  const __m512i indices = _mm512_set_epi64 (
      0x3f3e3d3c3b3a3938, 0x3736353433323130, 0x2f2e2d2c2b2a2928,
      0x2726252423222120, 0x1f1e1d1c1b1a1918, 0x1716151413121110,
      0x0f0e0d0c0b0a0908, 0x0706050403020100);
  const __m512i from = _mm512_set1_epi16 ((short) at);
  (void) guess;
  unsigned count = bit_count (mask);
  __m512i set = _mm512_maskz_compress_epi8 (mask, indices);
  __m512i low = _mm512_cvtepu8_epi16 (_mm512_castsi512_si256 (set));
  _mm512_storeu_si512 (out, _mm512_add_epi16 (low, from));
  if (__builtin_expect (count > 32, 0))
    {
      __m512i high = _mm512_cvtepu8_epi16 (_mm512_extracti64x4_epi64 (set, 1));
      _mm512_storeu_si512 (out + 32, _mm512_add_epi16 (high, from));
    }
  return count;
}

#endif
