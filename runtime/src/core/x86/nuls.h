/* SPDX-License-Identifier: MIT-0 */
/* NULs in an aligned block.  */

#ifndef QRINTF_X86_NULS_H
#define QRINTF_X86_NULS_H

#include <emmintrin.h>
#include <stddef.h>

#include "core/emitter.h"

/* A bit for each NUL in the block at S.  Only the first REST bytes count,
   because memcheck would report a branch on the bytes behind them.  */
QRINTF_INLINE unsigned
nuls_in_block (const char *s, size_t rest)
{
  unsigned nuls = (unsigned) _mm_movemask_epi8 (
      _mm_cmpeq_epi8 (*(const __m128i *) s, _mm_setzero_si128 ()));
  return rest < (size_t) sizeof (__m128i) ? nuls & ((1U << rest) - 1) : nuls;
}

#endif
