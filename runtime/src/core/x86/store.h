/* SPDX-License-Identifier: MIT-0 */
/* Exact stores of the first N bytes of a vector, and fills.

   store16 is for an N that varies between calls, store16_steady for an N that
   the branch predictor can learn.  */

#ifndef QRINTF_X86_STORE_H
#define QRINTF_X86_STORE_H

#include "core/x86/vector.h"

#ifdef QRINTF_MASKED_STORES

QRINTF_INLINE void
store16 (char *p, __m128i v, unsigned n)
{
  QRINTF_ASSERT (n <= 16);
  _mm_mask_storeu_epi8 (p, (__mmask16) _bzhi_u32 (0xffff, n), v);
}

#define store16_steady store16

/* The last N bytes of a vector.  */
QRINTF_INLINE __mmask16
last16 (unsigned n)
{
  QRINTF_ASSERT (n <= 16);
  return (__mmask16) (UINT32_C (0xffff0000) >> n);
}

/* Stores the last N bytes of V before END, exactly.  */
QRINTF_INLINE void
store16_before (char *end, __m128i v, unsigned n)
{
  _mm_mask_storeu_epi8 (end - 16, last16 (n), v);
}

#else

#include "core/x86/store-sse2.h"

#endif

/* Stores the first N bytes of V, exactly, where N is the length of a field of
   at least WIDTH bytes.  If N equals WIDTH, which belongs to the format, it is
   predictable.  */
QRINTF_INLINE void
store16_field (char *p, __m128i v, unsigned n, unsigned width)
{
  if (n <= width)
    store16_steady (p, v, n);
  else
    store16 (p, v, n);
}

/* Fills N bytes at P with the byte that C repeats, a vector at a time.  The
   overrun is up to 15 bytes.  */
QRINTF_INLINE void
fill_with_overrun (char *p, __m128i c, unsigned n)
{
  for (unsigned i = 0; i < n; i += 16)
    store128 (p + i, c);
}

#endif
