/* SPDX-License-Identifier: MIT */
/* The vector that strings are scanned by, sixteen bytes: SSE2, and SSSE3's byte
   shuffle where there is one.  */

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

/* A bit for every NUL of B.  */
QRINTF_INLINE uint64_t
block_nuls (block b)
{
  b = _mm_cmpeq_epi8 (b, _mm_setzero_si128 ());
  return (unsigned) _mm_movemask_epi8 (b);
}

/* Sixteen bytes of W from its text's byte FROM on, -16 <= FROM <= 0; those that
   are not the text's are of no meaning.  */
QRINTF_INLINE block
block_of_window (const struct window *w, int from)
{
  QRINTF_ASSERT (from >= -BLOCK && from <= 0);
  int offset = (int) w->skip + from;
#ifdef __SSSE3__
  /* 0x80 selects zero.  */
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

/* The N bytes at S, N < 16, of which only the aligned blocks that they lie in
   are read; those behind them are of no meaning.  */
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

/* Sixteen 0xff and sixteen 0: at 16 - N, a mask of the first N bytes.  */
QRINTF_INLINE block
block_mask (unsigned n)
{
  static const uint64_t mask[4] = { -1, -1, 0, 0 };
  QRINTF_ASSERT (n <= BLOCK);
  return load128 ((const char *) mask + BLOCK - n);
}

/* B with spaces from byte N on.  */
QRINTF_INLINE block
block_blank_from (block b, unsigned n)
{
  block mask = block_mask (n);
  return _mm_or_si128 (_mm_and_si128 (mask, b),
                       _mm_andnot_si128 (mask, block_blank ()));
}

/* B with spaces in the first N bytes.  */
QRINTF_INLINE block
block_blank_to (block b, unsigned n)
{
  block mask = block_mask (n);
  return _mm_or_si128 (_mm_andnot_si128 (mask, b),
                       _mm_and_si128 (mask, block_blank ()));
}

/* The first N bytes of B exactly.  */
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

/* The same, N < BLOCK, but fifteen bytes past them may be written too.  */
QRINTF_INLINE void
block_put_with_overrun (char *p, block b, unsigned n)
{
  QRINTF_ASSERT (n < BLOCK);
  (void) n;
  _mm_storel_epi64 ((__m128i *) p, b);
  _mm_storel_epi64 ((__m128i *) (p + 7), _mm_srli_si128 (b, 7));
}

#endif
