/* SPDX-License-Identifier: MIT-0 */
/* The offsets of a mask's bits, all at once, with AVX-512 VBMI2.  */

#ifndef QRINTF_X86_NEWLINES_VBMI2_H
#define QRINTF_X86_NEWLINES_VBMI2_H

#include "core/emitter.h"
#include "lines/scan/vector/newlines-compare.h"

#include <immintrin.h>
#include <stdint.h>

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
