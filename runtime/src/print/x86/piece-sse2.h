/* SPDX-License-Identifier: MIT-0 */
/* Pieces without masked stores.  See piece.h.

   A string shorter than 32 bytes is stored as two blocks, which overrun its
   end, because a branch on its length would be mispredicted.  The copy of text
   branches on its length, and first on the most frequent one, two.  */

#ifndef QRINTF_X86_PIECE_SSE2_H
#define QRINTF_X86_PIECE_SSE2_H

#include "print/piece-in-field.h"
#include "print/printer.h"
#include "core/bits.h"
#include "core/few.h"
#include "core/x86/short-string.h"

enum
{
  piece_overrun = two_blocks
};

QRINTF_INLINE bool
piece_text (char **p, char *limit, const char **f)
{
  if ((!(*f)[2] || (*f)[2] == '%') && limit - *p >= 2)
    {
      memcpy (*p, *f, 2);
      *p += 2;
      *f += 2;
      return true;
    }
  unsigned offset = (uintptr_t) *f % one_block;
  __m128i text = load_aligned_block (*f - offset);
  unsigned ends = (bytes_equal (text, 0) | bytes_equal (text, '%')) >> offset;
  unsigned n = ends ? (unsigned) __builtin_ctz (ends) : one_block - offset;
  if (limit - *p < (ptrdiff_t) n)
    return false;
  copy_few (*p, *f, n);
  *p += n;
  *f += n;
  return true;
}

#define piece_string put_short_string

__typeof__ (__qrintf_u32) QRINTF_VARIANT (u32, QRINTF_TIER);
__typeof__ (__qrintf_u32_exact) QRINTF_VARIANT (u32_exact, QRINTF_TIER);
__typeof__ (__qrintf_u64_exact) QRINTF_VARIANT (u64_exact, QRINTF_TIER);

QRINTF_INLINE char *
piece_decimal (char *p, uint64_t v, uint64_t negative, bool is_long,
               bool overruns)
{
  *p = '-';
  p += negative;
  if (overruns && !is_long)
    return QRINTF_VARIANT (u32, QRINTF_TIER) (p, (uint32_t) v);
  return is_long ? QRINTF_VARIANT (u64_exact, QRINTF_TIER) (p, v)
                 : QRINTF_VARIANT (u32_exact, QRINTF_TIER) (p, (uint32_t) v);
}

#endif
