/* SPDX-License-Identifier: MIT */
/* Operations on block, the vector by which strings are scanned, with SSE2, and
   SSSE3's byte shuffle where there is one: it has sixteen bytes.  */

#ifndef QRINTF_X86_BLOCK_SSE2_H
#define QRINTF_X86_BLOCK_SSE2_H

#include "core/x86/block-type.h"

QRINTF_INLINE block
block_load_aligned (const char *p)
{
  return _mm_load_si128 ((const __m128i *) p);
}

QRINTF_INLINE block
block_load (const char *p)
{
  return load128 (p);
}

QRINTF_INLINE void
block_store (char *p, block b)
{
  store128 (p, b);
}

QRINTF_INLINE block
block_blank (void)
{
  return _mm_set1_epi8 (' ');
}

/* A mask with bit I set if byte I of B is NUL.  */
QRINTF_INLINE uint64_t
block_nuls (block b)
{
  b = _mm_cmpeq_epi8 (b, _mm_setzero_si128 ());
  return (unsigned) _mm_movemask_epi8 (b);
}

/* The sixteen bytes from byte FROM of W's text on, -16 <= FROM <= 0.  Bytes
   that are not the text's have any value.  */
QRINTF_INLINE block
block_of_window (const struct window *w, int from)
{
  QRINTF_ASSERT (from >= -BLOCK && from <= 0);
  int offset = (int) w->skip + from;
#ifdef __SSSE3__
  /* An index of 0x80 gives a zero byte.  */
  static const int8_t places[64] = {
#define NONE8 -128, -128, -128, -128, -128, -128, -128, -128
    NONE8, NONE8, NONE8, NONE8, 0,  1,  2,  3,  4,  5,     6,
    7,     8,     9,     10,    11, 12, 13, 14, 15, NONE8, NONE8
#undef NONE8
  };
  const char *at = (const char *) places + 32 + offset;
  return _mm_or_si128 (_mm_shuffle_epi8 (w->first, load128 (at)),
                       _mm_shuffle_epi8 (w->second, load128 (at - 16)));
#else
  char window[48] __attribute__ ((aligned (16)));
  _mm_store_si128 ((__m128i *) (window + 16), w->first);
  _mm_store_si128 ((__m128i *) (window + 32), w->second);
  return load128 (window + 16 + offset);
#endif
}

/* The N bytes at S, N < 16.  Only the aligned blocks in which they lie are
   read; the bytes of the result behind them have any value.  */
QRINTF_INLINE block
block_of_bytes (const char *s, unsigned n)
{
  QRINTF_ASSERT (n < BLOCK);
  static const char empty[BLOCK] __attribute__ ((aligned (BLOCK))) = "";
  s = n > 0 ? s : empty;
  unsigned skip = (uintptr_t) s % BLOCK;
  const char *base = s - skip;
  struct window w = { .text = s, .skip = skip, .length = n };
  w.first = block_load_aligned (base);
  w.second = block_load_aligned (skip + n > BLOCK ? base + BLOCK : base);
  return block_of_window (&w, 0);
}

/* A mask of the first N bytes: loaded at 16 - N from sixteen bytes 0xff and
   sixteen bytes 0.  */
QRINTF_INLINE block
block_mask (unsigned n)
{
  static const uint64_t mask[4] = { -1, -1, 0, 0 };
  QRINTF_ASSERT (n <= BLOCK);
  return load128 ((const char *) mask + BLOCK - n);
}

/* B with its bytes from N on replaced by spaces.  */
QRINTF_INLINE block
block_blank_from (block b, unsigned n)
{
  block mask = block_mask (n);
  return _mm_or_si128 (_mm_and_si128 (mask, b),
                       _mm_andnot_si128 (mask, block_blank ()));
}

/* B with its first N bytes replaced by spaces.  */
QRINTF_INLINE block
block_blank_to (block b, unsigned n)
{
  block mask = block_mask (n);
  return _mm_or_si128 (_mm_andnot_si128 (mask, b),
                       _mm_and_si128 (mask, block_blank ()));
}

/* Stores the first N bytes of B, exactly.  */
QRINTF_INLINE void
block_put (char *p, block b, unsigned n)
{
  store16 (p, b, n);
}

QRINTF_INLINE void
block_put_field (char *p, block b, unsigned n, unsigned width)
{
  store16_field (p, b, n, width);
}

/* Stores the first N < BLOCK bytes of B with an overrun: fifteen bytes at P
   are written, as emitters.def allows after an empty text; one store of B
   would write sixteen.  */
QRINTF_INLINE void
block_put_with_overrun (char *p, block b, unsigned n)
{
  QRINTF_ASSERT (n < BLOCK);
  (void) n;
  _mm_storel_epi64 ((__m128i *) p, b);
  _mm_storel_epi64 ((__m128i *) (p + 7), _mm_srli_si128 (b, 7));
}

#endif
