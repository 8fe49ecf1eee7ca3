/* SPDX-License-Identifier: MIT */
/* The vector that strings are scanned by, and what is built from it.  */

#ifndef QRINTF_X86_BLOCK_H
#define QRINTF_X86_BLOCK_H

#include "store.h"

#ifdef QRINTF_MASKED_STORES
#define BLOCK 32
typedef __m256i block;
#else
#define BLOCK 16
typedef __m128i block;
#endif

/* The first two aligned blocks that a string lies in.  */
struct window
{
  const char *text; /* the string */
  block first, second;
  unsigned skip; /* bytes of FIRST before the string */
  size_t length; /* of the text, if it ends in the window */
};

#ifdef QRINTF_MASKED_STORES
#include "block-avx512.h"
#else
#include "block-sse2.h"
#endif

/* Fills N bytes at P with spaces, exactly.  */
QRINTF_INLINE void
block_blanks (char *p, size_t n)
{
  if (n < BLOCK)
    {
      block_put (p, block_blank (), (unsigned) n);
      return;
    }
  for (size_t i = 0; i < n - BLOCK; i += BLOCK)
    block_store (p + i, block_blank ());
  block_store (p + n - BLOCK, block_blank ());
}

/* Copies N bytes, N >= BLOCK, all of them readable.  */
QRINTF_INLINE void
block_copy (char *p, const char *s, size_t n)
{
  QRINTF_ASSERT (n >= BLOCK);
  for (size_t i = 0; i < n - BLOCK; i += BLOCK)
    block_store (p + i, block_load (s + i));
  block_store (p + n - BLOCK, block_load (s + n - BLOCK));
}

#endif
