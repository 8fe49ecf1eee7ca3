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
#include "core/copy-few.h"
#include "core/memory.h"
#include "core/x86/store.h"
#include "core/x86/valgrind.h"
#include "integer/x86/digits.h"
#include "integer/x86/hex.h"

enum
{
  piece_block = 16,
  piece_overrun = 2 * piece_block
};

QRINTF_INLINE __m128i
piece_load_aligned (const char *s)
{
  return _mm_load_si128 ((const __m128i *) s);
}

QRINTF_INLINE unsigned
piece_bytes (__m128i text, char c)
{
  return (unsigned) _mm_movemask_epi8 (
      _mm_cmpeq_epi8 (text, _mm_set1_epi8 (c)));
}

QRINTF_INLINE bool
piece_text (char **p, char *limit, const char **f)
{
  unsigned offset = (uintptr_t) *f % piece_block;
  __m128i text = piece_load_aligned (*f - offset);
  unsigned ends = (piece_bytes (text, 0) | piece_bytes (text, '%')) >> offset;
  unsigned n = ends ? (unsigned) __builtin_ctz (ends) : piece_block - offset;
  if (limit - *p < (ptrdiff_t) n)
    return false;
  copy_few (*p, *f, n);
  *p += n;
  *f += n;
  return true;
}

/* The two blocks from S on.  */
struct piece_blocks
{
  __m128i first, second;
};

QRINTF_INLINE struct piece_blocks
piece_load (const char *s)
{
  struct piece_blocks b = { load128 (s), load128 (s + piece_block) };
  return b;
}

QRINTF_INLINE void
piece_store (char *p, struct piece_blocks b)
{
  store128 (p, b.first);
  store128 (p + piece_block, b.second);
}

QRINTF_INLINE void
piece_fill (char *p, char c)
{
  __m128i fill = _mm_set1_epi8 (c);
  piece_store (p, (struct piece_blocks){ fill, fill });
}

/* A mask of the NULs in B.  */
QRINTF_INLINE uint32_t
piece_nuls (struct piece_blocks b)
{
  return piece_bytes (b.first, 0) | piece_bytes (b.second, 0) << piece_block;
}

/* Whether two blocks at S, of which the string may be the first bytes, must not
   be read: they cross a page boundary, behind which memory may be unmapped, or
   memcheck would report them.  */
QRINTF_INLINE bool
piece_crosses (const char *s)
{
  return __builtin_expect ((uintptr_t) s % 4096 > 4096 - 2 * piece_block, 0)
         || __builtin_expect (runs_in_valgrind (), 0);
}

/* Loads the string S, of N bytes, if it is shorter than two blocks and at most
   ROOM bytes long.  */
QRINTF_INLINE bool
piece_load_short (struct piece_blocks *text, unsigned *n, size_t room,
                  const char *s)
{
  if (piece_crosses (s))
    return false;
  *text = piece_load (s);
  uint32_t nuls = piece_nuls (*text);
  *n = nuls ? (unsigned) __builtin_ctz (nuls) : 0;
  return nuls && *n <= room;
}

QRINTF_INLINE char *
piece_string (char *p, size_t room, const char *s)
{
  struct piece_blocks text;
  unsigned n;
  if (!piece_load_short (&text, &n, room, s))
    return NULL;
  piece_store (p, text);
  return p + n;
}

QRINTF_OUTLINE char *
piece_string_exact (char *p, size_t room, const char *s)
{
  struct piece_blocks text;
  unsigned n;
  if (!piece_load_short (&text, &n, room, s) || !n)
    return NULL;
  if (__builtin_expect (n <= piece_block, 1))
    store16 (p, text.first, n);
  else
    {
      store128 (p, text.first);
      store128 (p + n - piece_block, load128 (s + n - piece_block));
    }
  return p + n;
}

/* Fields of up to two blocks.  Without an overrun, the field is made on the
   stack.  */
QRINTF_OUTLINE char *
piece_string_in (char *p, size_t room, const char *s, size_t n, size_t width,
                 bool left, bool overruns)
{
  char field[2 * piece_overrun];
  if (piece_crosses (s) || width > piece_overrun)
    return NULL;
  struct piece_blocks text = piece_load (s);
  uint32_t ends = piece_nuls (text);
  if (n < piece_overrun)
    ends |= UINT32_C (1) << n;
  unsigned length = ends ? (unsigned) __builtin_ctz (ends) : 0;
  size_t total = length > width ? length : width;
  if (!ends || total > room)
    return NULL;
  char *to = overruns ? p : field;
  if (!left)
    piece_fill (to, ' ');
  piece_store (left ? to : to + total - length, text);
  if (left)
    piece_fill (to + length, ' ');
  return overruns ? p + total : copy_memory (p, field, total);
}

__typeof__ (__qrintf_u32_exact) QRINTF_VARIANT (u32_exact, QRINTF_TIER);
__typeof__ (__qrintf_u64_exact) QRINTF_VARIANT (u64_exact, QRINTF_TIER);

QRINTF_INLINE char *
piece_decimal (char *p, uint64_t v, uint64_t negative, bool is_long)
{
  *p = '-';
  p += negative;
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
  if (v > UINT32_MAX || width > piece_block || room < piece_block)
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
  store16_field (p, hex_text (v, n, false), n, width);
  return p + n;
}

#endif
