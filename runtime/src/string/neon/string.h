/* SPDX-License-Identifier: MIT */
/* Strings with NEON: the end is searched for sixteen bytes at a time.  In all
   of these the text is the bytes at S up to its NUL, and at most N of them; at
   most ROOM bytes may be written.

   A load either lies within the text or is aligned to sixteen bytes of which
   one at least is the text's or its NUL: such a block lies in one page, and in
   one granule of memory tagging.  What is copied is loaded again, byte for byte
   as long as it is.  */

#ifndef QRINTF_NEON_STRING_H
#define QRINTF_NEON_STRING_H

#include <stdbool.h>

#include "core/fill.h"
#include "core/neon/copy.h"
#include "string/neon/string-long.h"

enum
{
  BLOCK = 16
};

/* Four bits for each byte of the aligned block at P, set if it is NUL: the
   halves of the comparison's results, as there is no instruction for one bit of
   each.  */
QRINTF_INLINE uint64_t
nul_bits (const char *p)
{
  uint8x16_t is_nul = vceqzq_u8 (load128 (__builtin_assume_aligned (p, BLOCK)));
  uint8x8_t bits = vshrn_n_u16 (vreinterpretq_u16_u8 (is_nul), 4);
  return vget_lane_u64 (vreinterpret_u64_u8 (bits), 0);
}

/* The number of the first byte that has bits in ENDS.  */
QRINTF_INLINE size_t
first_byte (uint64_t ends)
{
  return (size_t) __builtin_ctzll (ends) / 4;
}

QRINTF_INLINE size_t
lesser (size_t a, size_t b)
{
  return a < b ? a : b;
}

/* A text's length as far as three blocks tell: it is more than SEEN bytes long
   if they have no end of it, and END is then false.  */
struct text_start
{
  size_t seen;
  bool end;
};

QRINTF_INLINE struct text_start
string_start (const char *s, size_t n)
{
  if (n == 0)
    return (struct text_start){ 0, true }; /* S need not point anywhere */
  const char *block = (const char *) ((uintptr_t) s & -(uintptr_t) BLOCK);
  uint64_t ends = nul_bits (block) >> ((uintptr_t) s * 4 % 64);
  if (ends)
    return (struct text_start){ lesser (first_byte (ends), n), true };
  size_t seen = (size_t) (block + BLOCK - s);
  QRINTF_ASSERT (seen <= BLOCK);
#pragma GCC unroll 2
  for (unsigned i = 1; i < 3; i++)
    {
      if (n <= seen)
        return (struct text_start){ n, true };
      ends = nul_bits (block + i * BLOCK);
      if (ends)
        return (struct text_start){ lesser (seen + first_byte (ends), n),
                                    true };
      seen += BLOCK;
    }
  return (struct text_start){ n <= seen ? n : seen, n <= seen };
}

/* What is behind that byte is searched and copied by __qrintf_string_copy_long.
 */
enum
{
  long_text = 256
};

/* Copies a text whose first SEEN > 2 * BLOCK bytes have no end, and end at a
   block; a null pointer if it is longer than ROOM.  */
QRINTF_OUTLINE char *
string_copy_on (char *p, const char *s, size_t n, size_t room, size_t seen)
{
  QRINTF_ASSERT (seen > 2 * BLOCK && seen < n);
  if (seen > room)
    return NULL;
  copy_some (p, s, seen);
  const size_t whole = lesser (lesser (n, room), long_text);
  uint64_t ends = 0;
  for (; seen + BLOCK <= whole; seen += BLOCK)
    {
      uint8x16_t block = load128 (s + seen);
      ends = nul_bits (s + seen);
      if (ends)
        break;
      store128 (p + seen, block);
    }
  if (!ends && seen < n)
    {
      if (seen + BLOCK > long_text)
        return __qrintf_string_copy_long (p + seen, room - seen, s + seen,
                                          n - seen);
      ends = nul_bits (s + seen);
    }
  /* If there is no end, the text is longer than ROOM, or N ends it.  */
  if (ends)
    n = lesser (n, seen + first_byte (ends));
  if (n > room)
    return NULL;
  store128 (p + n - BLOCK, load128 (s + n - BLOCK));
  return p + n;
}

/* Copies the N bytes at S, at most three blocks.  */
QRINTF_INLINE char *
string_copy_short (char *p, const char *s, size_t n)
{
  return n < BLOCK ? copy_short (p, s, n) : copy_some (p, s, n);
}

/* Copies the text; a null pointer if it is longer than ROOM.  */
QRINTF_INLINE char *
string_put_to (char *p, size_t room, const char *s, size_t n)
{
  struct text_start start = string_start (s, n);
  if (!start.end)
    return string_copy_on (APART (p), APART (s), n, room, start.seen);
  if (start.seen > room)
    return NULL;
  return string_copy_short (p, s, start.seen);
}

QRINTF_INLINE char *
string_put (char *p, const char *s, size_t n)
{
  return string_put_to (p, SIZE_MAX, s, n);
}

/* Copies the N bytes at S.  */
QRINTF_INLINE char *
string_bytes (char *p, const char *s, size_t n)
{
  return copy_bytes (p, s, n);
}

/* Fills the N bytes at P with spaces.  */
QRINTF_INLINE void
string_blank (char *p, size_t n)
{
  const uint8x16_t blank = vdupq_n_u8 (' ');
  if (n < BLOCK)
    {
      fill_few (p, ' ', n);
      return;
    }
  store128 (p, blank);
  store128 (p + n - BLOCK, blank);
  for (size_t i = BLOCK; __builtin_expect (i < n - BLOCK, 0); i += BLOCK)
    store128 (p + i, blank);
}

/* Writes the text of LENGTH bytes in a field of TOTAL, behind PAD bytes.  All
   of the field is blank first, as the text is short.  */
QRINTF_INLINE char *
string_field (char *p, size_t total, const char *s, size_t length, size_t pad)
{
  string_blank (p, total);
  string_copy_short (p + pad, s, length);
  return p + total;
}

/* Writes the text, padded on the right to WIDTH <= ROOM bytes; a null pointer
   if it is longer than ROOM.  */
QRINTF_INLINE char *
string_left (char *p, size_t room, const char *s, size_t n, unsigned width)
{
  struct text_start start = string_start (s, n);
  if (!start.end)
    return __qrintf_string_left_long (p, room, s, n, width);
  size_t total = width > start.seen ? width : start.seen;
  if (total > room)
    return NULL;
  return string_field (p, total, s, start.seen, 0);
}

/* The same, padded on the left.  */
QRINTF_INLINE char *
string_right (char *p, size_t room, const char *s, size_t n, unsigned width)
{
  struct text_start start = string_start (s, n);
  if (!start.end)
    return __qrintf_string_right_long (p, room, s, n, width);
  size_t total = width > start.seen ? width : start.seen;
  if (total > room)
    return NULL;
  return string_field (p, total, s, start.seen, total - start.seen);
}

#endif
