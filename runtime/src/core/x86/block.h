/* SPDX-License-Identifier: MIT-0 */
/* The type block, a vector of 32 bytes by which strings are scanned and copied.
   It needs AVX-512: masked stores are exact, and a masked load faults only for
   the selected bytes.  */

#ifndef QRINTF_X86_BLOCK_H
#define QRINTF_X86_BLOCK_H

#include "core/x86/store.h"

#define BLOCK 32
typedef __m256i block;

/* The first block of a string that ends within it.  */
struct head
{
  block text; /* the bytes behind the string are unspecified */
  unsigned length;
};

QRINTF_INLINE block
block_load_aligned (const char *p)
{
  return _mm256_load_si256 ((const __m256i *) p);
}

QRINTF_INLINE block
block_load (const char *p)
{
  return _mm256_loadu_si256 ((const __m256i *) p);
}

QRINTF_INLINE void
block_store (char *p, block b)
{
  _mm256_storeu_si256 ((__m256i *) p, b);
}

QRINTF_INLINE block
block_blank (void)
{
  return _mm256_set1_epi8 (' ');
}

/* A mask with bit I set if byte I of B is NUL.  */
QRINTF_INLINE uint64_t
block_nuls (block b)
{
  return (uint32_t) _mm256_testn_epi8_mask (b, b);
}

/* A mask of the first N bytes.  */
QRINTF_INLINE __mmask32
block_mask (unsigned n)
{
  QRINTF_ASSERT (n <= BLOCK);
  return _bzhi_u32 (-1U, n);
}

/* The N bytes at S; no others are read.  */
QRINTF_INLINE block
block_of_bytes (const char *s, unsigned n)
{
  return _mm256_maskz_loadu_epi8 (block_mask (n), s);
}

/* The N bytes at S, after PAD <= BLOCK - N unspecified bytes.  */
QRINTF_INLINE block
block_of_bytes_at (const char *s, unsigned n, unsigned pad)
{
  QRINTF_ASSERT (pad <= BLOCK - n);
  uint64_t places = (uint64_t) block_mask (n) << pad; /* 64 bits, as PAD may be
                                                         32 */
  return _mm256_maskz_loadu_epi8 ((__mmask32) places, s - pad);
}

/* B with spaces from byte N on.  */
QRINTF_INLINE block
block_blank_from (block b, unsigned n)
{
  return _mm256_mask_mov_epi8 (block_blank (), block_mask (n), b);
}

/* B with spaces in its first N bytes.  */
QRINTF_INLINE block
block_blank_to (block b, unsigned n)
{
  return _mm256_mask_mov_epi8 (b, block_mask (n), block_blank ());
}

/* Stores the first N bytes of B, exactly.  */
QRINTF_INLINE void
block_put (char *p, block b, unsigned n)
{
  _mm256_mask_storeu_epi8 (p, block_mask (n), b);
}

/* Copies N >= BLOCK bytes from S to P, exactly.  */
QRINTF_INLINE void
block_copy (char *p, const char *s, size_t n)
{
  QRINTF_ASSERT (n >= BLOCK);
  for (size_t i = 0; i < n - BLOCK; i += BLOCK)
    block_store (p + i, block_load (s + i));
  block_store (p + n - BLOCK, block_load (s + n - BLOCK));
}

#endif
