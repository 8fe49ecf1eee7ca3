/* SPDX-License-Identifier: MIT-0 */
/* Pieces with AVX-512: each is made in a register and stored by a mask, so that
   no branch depends on its length.  See piece.h.  */

#ifndef QRINTF_X86_PIECE_V4_H
#define QRINTF_X86_PIECE_V4_H

#include "integer/field-any.h"
#include "print/printer.h"
#include "core/x86/block.h"
#include "integer/x86/field-v4.h"
#include "integer/x86/hex.h"

enum
{
  piece_overrun = 0
};

/* A mask of the NULs and '%' in the block at S.  In assembler as the functions
   of block.h are.  */
QRINTF_INLINE uint32_t
piece_ends (const char *s)
{
  static const char percents[BLOCK + 1] __attribute__ ((aligned (32)))
  = "%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%";
  uint32_t ends;
  __asm__("vmovdqu8\t%1, %%ymm16\n\t"
          "vptestnmb\t%%ymm16, %%ymm16, %%k1\n\t"
          "vpcmpeqb\t%2, %%ymm16, %%k2\n\t"
          "kord\t%%k2, %%k1, %%k1\n\t"
          "kmovd\t%%k1, %0"
          : "=r"(ends)
          : "m"(*(const char (*)[BLOCK]) s),
            "m"(*(const char (*)[BLOCK]) percents)
          : "xmm16", "k1", "k2");
  return ends;
}

QRINTF_INLINE bool
piece_text (char **p, char *limit, const char **f)
{
  if (block_crosses (*f))
    {
      if (*p == limit)
        return false;
      *(*p)++ = *(*f)++;
      return true;
    }
  unsigned n = _tzcnt_u32 (piece_ends (*f));
  if (limit - *p < (ptrdiff_t) n)
    return false;
  block_copy_head (*p, *f, n);
  *p += n;
  *f += n;
  return true;
}

/* Strings shorter than two blocks.  If S is longer, what it begins with has
   been written, and is written again by who prints it.  */
QRINTF_INLINE char *
piece_string (char *p, size_t room, const char *s)
{
  char *end = block_put_string (p, room, s);
  if (__builtin_expect (!!end, 1) || room < BLOCK || block_crosses (s))
    return end;
  block_copy_head (p, s, BLOCK);
  return block_put_string (p + BLOCK, room - BLOCK, s + BLOCK);
}

#define piece_string_exact piece_string

/* Fields of up to a block.  The whole field is filled with spaces first.  */
QRINTF_INLINE char *
piece_string_in (char *p, size_t room, const char *s, size_t n, size_t width,
                 bool left, bool overruns)
{
  (void) overruns;
  static const char blanks[BLOCK + 1] __attribute__ ((aligned (32)))
  = "                                ";
  if (block_crosses (s) || width > BLOCK)
    return NULL;
  uint32_t ends = block_nuls_at (s);
  if (n < BLOCK)
    ends |= UINT32_C (1) << n;
  unsigned length = _tzcnt_u32 (ends);
  size_t total = length > width ? length : width;
  if (!ends || total > room)
    return NULL;
  block_copy_head (p, blanks, (unsigned) total);
  block_copy_head (left ? p : p + total - length, s, length);
  return p + total;
}

QRINTF_INLINE char *
piece_decimal (char *p, uint64_t v, uint64_t negative, bool is_long,
               bool overruns)
{
  (void) overruns;
  *p = '-';
  p += negative;
  return is_long ? decimal_u64_exact (p, v)
                 : decimal_u32_exact (p, (uint32_t) v);
}

/* Numbers of 32 bits in fields of up to 16 bytes.  */
QRINTF_INLINE char *
piece_decimal_in (char *p, size_t room, uint64_t v, unsigned negative,
                  unsigned width, enum field_form form)
{
  if (!field_is_short (v, width) || room < longest_number)
    return NULL;
  return field_put (p, v, width, '-', negative, form);
}

QRINTF_INLINE char *
piece_hex (char *p, uint64_t v, unsigned n, unsigned width, bool upper)
{
  if (width == 0 && __builtin_constant_p (v >> 32)) /* V is an unsigned int */
    return hex_u32_exact (p, (uint32_t) v, upper);
  return hex_put_field (p, v, n, width, upper);
}

#endif
