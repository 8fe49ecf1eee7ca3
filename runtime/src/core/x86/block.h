/* SPDX-License-Identifier: MIT-0 */
/* The type block, a vector of 32 bytes by which strings are scanned and copied.
   It needs AVX-512: masked stores are exact, and a masked load faults only for
   the selected bytes.  */

#ifndef QRINTF_X86_BLOCK_H
#define QRINTF_X86_BLOCK_H

#include <stdbool.h>

#include "core/x86/store.h"

#define BLOCK 32

enum
{
  smallest_page = 4096
};

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

/* Whether a block at S crosses a page boundary, behind which memory may be
   unmapped.  */
QRINTF_INLINE bool
block_crosses (const char *s)
{
  uintptr_t place = (uintptr_t) s % smallest_page;
  return __builtin_expect (place > smallest_page - BLOCK, 0);
}

/* The next two are in assembler so that they use vector registers from 16 on,
   which need no vzeroupper, and so that GCC does not align the stack for vector
   variables.  */

/* A mask of the NULs in the block at S.  */
QRINTF_INLINE uint32_t
block_nuls_at (const char *s)
{
  uint32_t nuls;
  __asm__("vmovdqu8\t%1, %%ymm16\n\t"
          "vptestnmb\t%%ymm16, %%ymm16, %%k1\n\t"
          "kmovd\t%%k1, %0"
          : "=r"(nuls)
          : "m"(*(const char (*)[BLOCK]) s)
          : "xmm16", "k1");
  return nuls;
}

/* Copies the first N bytes of the block at S.  */
QRINTF_INLINE void
block_copy_head (char *p, const char *s, unsigned n)
{
  __asm__("vmovdqu8\t%1, %%ymm16\n\t"
          "vmovdqu8\t%%ymm16, (%0)%{%2%}"
          :
          : "r"(p), "m"(*(const char (*)[BLOCK]) s), "Yk"(block_mask (n))
          : "xmm16", "memory");
}

/* Copies the string S.  Returns a null pointer if it is longer than ROOM, does
   not end within a block, or crosses a page.  */
QRINTF_INLINE char *
block_put_string (char *p, size_t room, const char *s)
{
  QRINTF_ASSERT (p); /* so that the end is no null pointer either */
  if (block_crosses (s))
    return NULL;
  uint32_t n;
  bool none; /* the carry, which GCC would find by a comparison */
  __asm__("tzcnt\t%2, %0" : "=r"(n), "=@ccc"(none) : "r"(block_nuls_at (s)));
  if (none || n > room)
    return NULL;
  block_copy_head (p, s, n);
  return p + n;
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
