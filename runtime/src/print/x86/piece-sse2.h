/* SPDX-License-Identifier: MIT-0 */
/* Pieces without masked stores.  See piece.h.

   A string of up to 32 bytes is stored as two blocks, which overrun its end,
   because a branch on its length would be mispredicted.  The copy of text
   branches on its length, and a field on its width, which the format
   determines.  */

#ifndef QRINTF_X86_PIECE_SSE2_H
#define QRINTF_X86_PIECE_SSE2_H

#include "integer/field-any.h"
#include "print/printer.h"
#include "core/bits.h"
#include "core/few.h"
#include "core/memory.h"
#include "core/x86/short-string.h"
#include "core/x86/store.h"
#include "integer/x86/digits.h"
#include "integer/x86/hex.h"

enum
{
  piece_overrun = two_blocks
};

QRINTF_INLINE bool
piece_text (char **p, char *limit, const char **f)
{
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

QRINTF_OUTLINE char *
piece_string_exact (char *p, size_t room, const char *s)
{
  struct string_blocks text;
  unsigned n;
  if (!blocks_of_short (&text, &n, room, s))
    return NULL;
  if (__builtin_expect (n <= one_block, 1))
    store16 (p, text.first, n);
  else
    {
      store128 (p, text.first);
      store128 (p + n - one_block, load128 (s + n - one_block));
    }
  return p + n;
}

QRINTF_INLINE void
piece_fill (char *p, char c)
{
  __m128i fill = _mm_set1_epi8 (c);
  store_blocks (p, (struct string_blocks){ fill, fill });
}

/* Fields of up to two blocks.  Without an overrun, the field is made on the
   stack.  */
QRINTF_OUTLINE char *
piece_string_in (char *p, size_t room, const char *s, size_t n, size_t width,
                 bool left, bool overruns)
{
  char field[2 * two_blocks];
  if (blocks_cross (s) || width > two_blocks)
    return NULL;
  struct string_blocks text = load_blocks (s);
  uint32_t ends = nuls_of_blocks (text);
  if (n < two_blocks)
    ends |= UINT32_C (1) << n;
  unsigned length = ends ? (unsigned) __builtin_ctz (ends) : 0;
  size_t total = length > width ? length : width;
  if (!ends || total > room)
    return NULL;
  char *to = overruns ? p : field;
  if (!left)
    piece_fill (to, ' ');
  store_blocks (left ? to : to + total - length, text);
  if (left)
    piece_fill (to + length, ' ');
  return overruns ? p + total : copy_memory (p, field, total);
}

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

/* The bytes to which the digits 0 to 9 are added, for TOTAL places of which the
   last N or, with FIELD_OF_SPACES_AFTER, the first N, are digits.  */
QRINTF_INLINE __m128i
piece_places (unsigned total, unsigned n, unsigned negative,
              enum field_form form)
{
#define BLANKS15 "               "
#define ZEROS16 "0000000000000000"
  static const char before[2][33]
      = { BLANKS15 " " ZEROS16, BLANKS15 "-" ZEROS16 };
  static const char after[33] = ZEROS16 " " BLANKS15;
#undef BLANKS15
#undef ZEROS16
  if (form == field_of_spaces_before)
    return load128 (before[negative] + 16 - (total - n));
  __m128i sign = _mm_cvtsi32_si128 (negative * (uint8_t) ('-' - '0'));
  unsigned from = form == field_of_zeros ? 0 : 16 - n - negative;
  return _mm_add_epi8 (load128 (after + from), sign);
}

/* Numbers of 32 bits in fields of up to one block.  */
QRINTF_OUTLINE char *
piece_decimal_in (char *p, size_t room, uint64_t v, unsigned negative,
                  unsigned width, enum field_form form)
{
  if (v > UINT32_MAX || width > one_block || room < one_block)
    return NULL;
  unsigned n = decimal_count32 ((uint32_t) v), need = n + negative;
  unsigned total = need > width ? need : width;
  unsigned places = form == field_of_spaces_after ? need : total;
  store16_steady (p,
                  _mm_add_epi8 (decimal_places (v, places),
                                piece_places (total, n, negative, form)),
                  total);
  return p + total;
}

QRINTF_OUTLINE char *
piece_hex (char *p, uint64_t v, unsigned n, unsigned width)
{
  return hex_put_field (p, v, n, width);
}

#endif
