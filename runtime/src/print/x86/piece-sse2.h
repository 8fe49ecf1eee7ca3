/* SPDX-License-Identifier: MIT-0 */
/* Pieces without masked stores, in little code.  See piece.h.

   The copy of text branches on its length, which the format determines and a
   CPU predicts.  The copy of a string has no such branch, because strings vary.
   Strings and formats are read by aligned loads, which cannot fault.  */

#ifndef QRINTF_X86_PIECE_SSE2_H
#define QRINTF_X86_PIECE_SSE2_H

#include "integer/field-any.h"
#include "print/printer.h"
#include "core/bits.h"
#include "core/copy-few.h"
#include "core/x86/store.h"
#include "integer/decimal/digits-of-bits.h"

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

/* Copies N <= 16 bytes without branches.  P and S share no memory.  */
QRINTF_OUTLINE void
piece_copy (char *p, const char *s, unsigned n)
{
  QRINTF_ASSERT (n <= piece_block);
  char unused[8] = { 0 };
#define COPY_ENDS_FROM(TYPE, LEAST)                                            \
  do                                                                           \
    {                                                                          \
      char *from = (char *) (uintptr_t) s, *from_last = from + n - LEAST;      \
      TYPE first_, last_;                                                      \
      memcpy (&first_, at_or_dummy (from, n, LEAST, unused), LEAST);           \
      memcpy (&last_, at_or_dummy (from_last, n, LEAST, unused), LEAST);       \
      memcpy (at_or_dummy (p, n, LEAST, unused), &first_, LEAST);              \
      memcpy (at_or_dummy (p + n - LEAST, n, LEAST, unused), &last_, LEAST);   \
    }                                                                          \
  while (0)
  COPY_ENDS_FROM (uint64_t, 8);
  COPY_ENDS_FROM (uint32_t, 4);
  COPY_ENDS_FROM (uint16_t, 2);
  *at_or_dummy (p, n, 1, unused)
      = *at_or_dummy ((char *) (uintptr_t) s, n, 1, unused);
#undef COPY_ENDS_FROM
}

/* The length of a string, limited to MOST, if it ENDS within the two aligned
   blocks from its first byte on.  */
struct piece_head
{
  unsigned length;
  bool ends;
};

QRINTF_INLINE struct piece_head
piece_head_of (const char *s, size_t most)
{
  unsigned offset = (uintptr_t) s % piece_block;
  const char *first = s - offset;
  uint64_t stop = most < 2 * piece_block ? UINT64_C (1) << (most + offset) : 0;
  uint64_t ends = piece_bytes (piece_load_aligned (first), 0);
  ends = ends >> offset << offset | stop;
  const char *second = first + piece_block;
  /* If the string ends in the first block, that block is loaded again, without
     a branch, which would be mispredicted.  */
  __asm__("testl\t%k1, %k1\n\tcmovne\t%2, %0"
          : "+r"(second)
          : "r"(ends & ((2U << piece_block) - 1)), "r"(first)
          : "cc");
  uint64_t more = piece_bytes (piece_load_aligned (second), 0);
  ends |= more << piece_block;
  unsigned seen = (unsigned) ends >> offset;
  struct piece_head h;
  h.ends = seen;
  h.length = seen ? (unsigned) __builtin_ctz (seen) : 0;
  return h;
}

/* At most MOST bytes of the string S in a field of WIDTH bytes, which is filled
   first.  Strings that do not end in two blocks are left to directive.c.  */
QRINTF_OUTLINE char *
piece_string_in (char *p, size_t room, const char *s, size_t most, size_t width,
                 bool left)
{
  struct piece_head h = piece_head_of (s, most);
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
  unsigned n = h.length;
  if (n > piece_block)
    {
      store128 (p, load128 (s));
      p += n - piece_block;
      s += n - piece_block;
      n = piece_block;
    }
  piece_copy (p, s, n);
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

/* The digits are made on the stack and copied into the field.  */
QRINTF_INLINE char *
piece_decimal_in (char *p, size_t room, uint64_t v, unsigned negative,
                  unsigned width, enum field_form form)
{
  char text[32];
  char *digits = text + 1, *end;
  *text = '-';
  end = v > UINT32_MAX
            ? QRINTF_VARIANT (u64_exact, QRINTF_TIER) (digits, v)
            : QRINTF_VARIANT (u32_exact, QRINTF_TIER) (digits, (uint32_t) v);
  if (form != field_of_zeros)
    digits -= negative;
  else if (negative)
    {
      *p++ = '-';
      width -= width > 0;
      room--;
    }
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
