/* SPDX-License-Identifier: MIT */
/* Pieces without masked stores, in little code.  Text of the format has the same
   length at each call, so its copy may branch on it; strings and numbers have
   not.  A field branches on its width, which is the format's.  See piece.h.

   Strings and formats are read by aligned loads.  */

#ifndef QRINTF_X86_PIECE_SSE2_H
#define QRINTF_X86_PIECE_SSE2_H

#include "integer/field-any.h"
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

/* The beginning of a string: its first bytes, of which those behind the NUL have
   any value, and its length, if the string ENDS in the two blocks.  */
struct piece_head
{
  size_t length;
  bool ends;
};

QRINTF_INLINE struct piece_head
piece_head_of (const char *s)
{
  unsigned offset = (uintptr_t) s % piece_block;
  const char *first = s - offset;
  __m128i one = piece_load_aligned (first);
  unsigned ends = piece_bytes (one, 0) >> offset << offset;
  const char *second = first + piece_block;
  /* A branch would be mispredicted.  */
  __asm__("testl\t%1, %1\n\tcmovne\t%2, %0"
          : "+r"(second)
          : "r"(ends), "r"(first)
          : "cc");
  __m128i two = piece_load_aligned (second);
  ends |= piece_bytes (two, 0) << piece_block;
  ends >>= offset;
  struct piece_head h;
  h.ends = ends;
  h.length = ends ? (size_t) __builtin_ctz (ends) : 0;
  return h;
}

/* The string at S in a field of WIDTH bytes, which is filled first.  Strings of
   more than a block or two, and precisions, are directive.c's.  */
QRINTF_OUTLINE char *
piece_string_in (char *p, size_t room, const char *s, size_t n, size_t width,
                 bool left)
{
  if (n < 2 * piece_block)
    return NULL;
  struct piece_head h = piece_head_of (s);
  size_t total = width > h.length ? width : h.length;
  if (!h.ends || total > room)
    return NULL;
  char *end = p + total;
  if (width)
    {
      for (char *q = p; q != end; q++)
        *q = ' ';
      p = left ? p : end - h.length;
    }
  if (h.length < piece_block)
    copy_few (p, s, h.length);
  else
    {
      store128 (p, load128 (s));
      store128 (p + h.length - piece_block,
                load128 (s + h.length - piece_block));
    }
  return end;
}

QRINTF_INLINE char *
piece_string (char *p, size_t room, const char *s)
{
  return piece_string_in (p, room, s, SIZE_MAX, 0, true);
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

/* The digits are made elsewhere.  */
QRINTF_INLINE char *
piece_decimal_in (char *p, size_t room, uint64_t v, unsigned sign,
                  unsigned width, enum field_form form)
{
  char text[32];
  char *digits = text + 1, *end;
  *text = (char) sign;
  end = v > UINT32_MAX
            ? QRINTF_VARIANT (u64_exact, QRINTF_TIER) (digits, v)
            : QRINTF_VARIANT (u32_exact, QRINTF_TIER) (digits, (uint32_t) v);
  if (sign && form == field_of_zeros)
    {
      *p++ = (char) sign;
      width -= width > 0;
      room--;
    }
  else if (sign)
    digits--;
  size_t n = (size_t) (end - digits), total = n > width ? n : width;
  if (n > 16 || total > room)
    return NULL;
  char *stop = p + total, *to = p;
  for (char *q = p; q != stop; q++)
    *q = (char) form;
  if (form != field_of_spaces_after)
    to = stop - n;
  copy_few (to, digits, n);
  return stop;
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
