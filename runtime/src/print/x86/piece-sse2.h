/* SPDX-License-Identifier: MIT */
/* Pieces without masked stores, in little code.  Text of the format has the
   same length at each call, so its copy may branch on it; strings and numbers
   have not, so that their stores do not.  A field branches on its width, which
   is the format's.  See piece.h.

   Formats are read by aligned loads, and strings up to the end of a page.  */

#ifndef QRINTF_X86_PIECE_SSE2_H
#define QRINTF_X86_PIECE_SSE2_H

#include "integer/x86/field.h"
#include "print/printer.h"
#include "core/bits.h"
#include "core/copy-few.h"
#include "core/x86/store.h"
#include "integer/digits-of-bits.h"

enum
{
  piece_block = 16
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

/* Stores the first N <= 16 bytes of TEXT, without branches.  */
QRINTF_OUTLINE void
piece_store (char *p, __m128i text, unsigned n)
{
  store16 (p, text, n);
}

/* The length of the string S, which is in TEXT then; piece_block if it is longer
   or may reach into another page.  */
QRINTF_INLINE unsigned
piece_head (__m128i *text, const char *s)
{
  enum
  {
    page = 4096 /* the smallest there is */
  };
  if (__builtin_expect ((uintptr_t) s % page > page - piece_block, 0))
    return piece_block;
  *text = load128 (s);
  unsigned nuls = piece_bytes (*text, 0);
  return nuls ? (unsigned) __builtin_ctz (nuls) : piece_block;
}

QRINTF_INLINE char *
piece_string (char *p, size_t room, const char *s)
{
  __m128i text;
  unsigned n = piece_head (&text, s);
  if (n >= piece_block || n > room)
    return NULL;
  piece_store (p, text, n);
  return p + n;
}

/* Precisions are directive.c's.  */
QRINTF_OUTLINE char *
piece_string_in (char *p, size_t room, const char *s, size_t most, size_t width,
                 bool left)
{
  __m128i text;
  unsigned n = piece_head (&text, s);
  size_t total = width > n ? width : n;
  if (n >= piece_block || most < n || total > room)
    return NULL;
  for (size_t i = 0; i < total; i++)
    p[i] = ' ';
  piece_store (left ? p : p + total - n, text, n);
  return p + total;
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

/* Up to 16 bytes in a vector, in which a place without a digit is 0.  */
QRINTF_OUTLINE char *
piece_decimal_in (char *p, size_t room, uint64_t v, unsigned sign,
                  unsigned width, enum field_form form)
{
  /* What is added to the digits, by whether there is a sign, which is '-'.  */
#define BLANKS15 "               "
#define ZEROS16 "0000000000000000"
  static const char places[2][33]
      = { BLANKS15 " " ZEROS16, BLANKS15 "-" ZEROS16 };
#undef BLANKS15
#undef ZEROS16
  unsigned n = decimal_count (v), need = n + !!sign;
  unsigned total = need > width ? need : width;
  if (total > piece_block || total > room)
    return NULL;
  unsigned columns = form == field_of_spaces_after ? need : total;
  __m128i base
      = form == field_of_zeros
            ? _mm_add_epi8 (_mm_set1_epi8 ('0'), field_sign_place (sign))
            : load128 (places[!!sign] + piece_block - (columns - n));
  piece_store (p, _mm_add_epi8 (decimal_places (v, columns), base), columns);
  for (char *q = p + columns; q != p + total; q++)
    *q = ' ';
  return p + total;
}

QRINTF_INLINE char *
piece_hex (char *p, uint64_t v, unsigned n)
{
  return digits_of_bits (p, v, 4, n, false);
}

QRINTF_INLINE unsigned
hex_count (uint64_t v)
{
  return (significant_bits (v) + 3) / 4;
}

#endif
