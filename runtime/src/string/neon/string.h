/* SPDX-License-Identifier: MIT-0 */
/* Strings with NEON: the end is searched for sixteen bytes at a time.  In all
   of these functions the text is the bytes at S up to its NUL, and at most N of
   them; at most ROOM bytes may be written.

   A load either lies within the text or is aligned to sixteen bytes, of which
   at least one belongs to the text or is its NUL: such a block lies in one
   page, and in one granule of memory tagging.  The bytes that are copied are
   loaded again, exactly as many as the text has.  */

#ifndef QRINTF_NEON_STRING_H
#define QRINTF_NEON_STRING_H

#include <stdbool.h>

#include "core/few.h"
#include "core/neon/copy.h"
#include "string/neon/string-long.h"

enum
{
  BLOCK = 16
};

/* Four bits for each byte of the aligned block at P, set if the byte is NUL.
   Each result of the comparison is narrowed to half a byte, because NEON has no
   instruction that extracts one bit of each.  */
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

/* The length of a text as far as three blocks show it.  If they contain no end,
   END is false and the text has more than SEEN bytes.  */
struct text_start
{
  size_t seen;
  bool end;
};

QRINTF_INLINE struct text_start
string_start (const char *s, size_t n)
{
  if (n == 0)
    return (struct text_start){ 0, true }; /* S may be invalid */
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

/* A text is searched and copied up to this length here, and by
   __qrintf_string_copy_long beyond it.  */
enum
{
  long_text = 256
};

/* Copies a text whose first SEEN > 2 * BLOCK bytes have no NUL and extend to
   the end of a block; a null pointer if it is longer than ROOM.  */
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
  /* Without a NUL, the text is longer than ROOM, or N ends it.  */
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

/* Writes the text of LENGTH bytes after PAD bytes in a field of TOTAL bytes.
   The text is short, so the whole field is blanked first.  */
QRINTF_INLINE char *
string_field (char *p, size_t total, const char *s, size_t length, size_t pad)
{
  string_blank (p, total);
  string_copy_short (p + pad, s, length);
  return p + total;
}

/* Writes the text, padded on the right if LEFT, or else on the left, to WIDTH
   <= ROOM bytes; a null pointer if it is longer than ROOM.  */
QRINTF_INLINE char *
string_padded (char *p, size_t room, const char *s, size_t n, unsigned width,
               bool left)
{
  struct text_start start = string_start (s, n);
  if (!start.end)
    return __qrintf_string_padded_long (p, room, s, n, width, left);
  size_t total = width > start.seen ? width : start.seen;
  if (total > room)
    return NULL;
  return string_field (p, total, s, start.seen, left ? 0 : total - start.seen);
}

#define string_left(P, ROOM, S, N, WIDTH)                                      \
  string_padded (P, ROOM, S, N, WIDTH, true)
#define string_right(P, ROOM, S, N, WIDTH)                                     \
  string_padded (P, ROOM, S, N, WIDTH, false)

#endif
