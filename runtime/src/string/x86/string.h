/* SPDX-License-Identifier: MIT-0 */
/* Strings with AVX-512: scanned and copied in one pass.  In all of these
   functions the text is the bytes at S up to its NUL, and at most N of them; at
   most ROOM bytes may be written.

   A short string takes one load and one masked store.  The load may read behind
   the NUL, but not into another page, and never byte N or a later one.  Longer
   strings are copied by a separate function, whose loads lie within the string
   or are aligned.  Strings that are longer still, or cross a page, are left to
   the base tier's emitter, which every program with this one has.  (memcheck
   would report a load behind a string, but it does not support AVX-512 and so
   never executes this code.) */

#ifndef QRINTF_X86_STRING_H
#define QRINTF_X86_STRING_H

#include "core/memory.h"
#include <stdbool.h>

#include "core/x86/block.h"

/* The base tier's emitters.  */
__typeof__ (__qrintf_str) QRINTF_VARIANT (str, base);
__typeof__ (__qrintf_strn) QRINTF_VARIANT (strn, base);
__typeof__ (__qrintf_str_to) QRINTF_VARIANT (str_to, base);
__typeof__ (__qrintf_strn_to) QRINTF_VARIANT (strn_to, base);
__typeof__ (__qrintf_str_left) QRINTF_VARIANT (str_left, base);
__typeof__ (__qrintf_str_right) QRINTF_VARIANT (str_right, base);
__typeof__ (__qrintf_str_left_to) QRINTF_VARIANT (str_left_to, base);
__typeof__ (__qrintf_str_right_to) QRINTF_VARIANT (str_right_to, base);

/* Loads the first block of S.  Returns true if the text, which N bounds, ends
   in it and so is shorter than a block, and false otherwise and if it crosses a
   page.  S may be invalid if N is 0.  */
QRINTF_INLINE bool
head_open (struct head *h, const char *s, size_t n)
{
  if (block_crosses (s))
    return false;
  h->text = block_of_bytes (s, (unsigned) (n < BLOCK ? n : BLOCK));
  uint32_t ends = (uint32_t) block_nuls (h->text);
  h->length = _tzcnt_u32 (ends);
  return ends != 0;
}

/* Copies the text if it is shorter than a block; otherwise, and for some texts
   at the end of a page, returns a null pointer.  */
QRINTF_INLINE char *
string_put_short (char *p, const char *s)
{
  return block_put_string (p, SIZE_MAX, s);
}

/* A bit for each NUL among the first REST bytes of B.  The bytes behind them do
   not belong to the text, and memcheck would report a branch on them.  */
QRINTF_INLINE uint64_t
block_ends (block b, size_t rest)
{
  uint64_t ends = block_nuls (b);
  return rest < BLOCK ? ends & (((uint64_t) 1 << rest) - 1) : ends;
}

/* The length from which on the base tier copies a text.  */
enum
{
  long_text = 256
};

/* Copies the text by the base tier.  */
QRINTF_INLINE char *
string_put_by_base (char *p, size_t room, const char *s, size_t n)
{
  if (HAS_NO_LIMIT (room))
    return HAS_NO_LIMIT (n) ? QRINTF_VARIANT (str, base) (p, s)
                            : QRINTF_VARIANT (strn, base) (p, s, n);
  return HAS_NO_LIMIT (n) ? QRINTF_VARIANT (str_to, base) (p, p + room, s)
                          : QRINTF_VARIANT (strn_to, base) (p, p + room, s, n);
}

/* Copies a text in which head_open has not found an end; a null pointer if it
   is longer than ROOM.  */
QRINTF_INLINE char *
string_put_blocks (char *p, size_t room, const char *s, size_t n)
{
  if (block_crosses (s))
    return n == 0 ? p : string_put_by_base (p, room, s, n);
  if (room < BLOCK)
    return NULL;
  block_store (p, block_load (s));
  for (size_t done = BLOCK - (uintptr_t) s % BLOCK; done < n; done += BLOCK)
    {
      if (done >= long_text)
        return string_put_by_base (
            p + done, HAS_NO_LIMIT (room) ? SIZE_MAX : room - done, s + done,
            HAS_NO_LIMIT (n) ? SIZE_MAX : n - done);
      block b = block_load_aligned (s + done);
      uint64_t ends = block_ends (b, n - done);
      if (ends)
        {
          n = done + (size_t) __builtin_ctzll (ends);
          break;
        }
      if (n - done < BLOCK)
        break;
      if (room - done < BLOCK)
        return NULL;
      block_store (p + done, b);
    }
  if (n > room)
    return NULL;
  block_store (p + n - BLOCK, block_load (s + n - BLOCK));
  return p + n;
}

/* The same as functions, one for each emitter, so that a program has only the
   code that its own emitters need.  */
QRINTF_OUTLINE char *
string_longer (char *p, const char *s)
{
  return string_put_blocks (p, SIZE_MAX, s, SIZE_MAX);
}

QRINTF_OUTLINE char *
string_longer_to (char *p, size_t room, const char *s)
{
  return string_put_blocks (p, room, s, SIZE_MAX);
}

QRINTF_OUTLINE char *
string_longer_n (char *p, const char *s, size_t n)
{
  return string_put_blocks (p, SIZE_MAX, s, n);
}

QRINTF_OUTLINE char *
string_longer_n_to (char *p, size_t room, const char *s, size_t n)
{
  return string_put_blocks (p, room, s, n);
}

QRINTF_INLINE char *
string_put_longer (char *p, size_t room, const char *s, size_t n)
{
  if (HAS_NO_LIMIT (room))
    return HAS_NO_LIMIT (n) ? string_longer (p, s) : string_longer_n (p, s, n);
  return HAS_NO_LIMIT (n) ? string_longer_to (p, room, s)
                          : string_longer_n_to (p, room, s, n);
}

/* Copies the text; a null pointer if it is longer than ROOM.  */
QRINTF_INLINE char *
string_put_to (char *p, size_t room, const char *s, size_t n)
{
  if (HAS_NO_LIMIT (n))
    {
      char *end = block_put_string (p, room, s);
      return end ? end : string_put_longer (p, room, s, n);
    }
  struct head h;
  if (!head_open (&h, s, n))
    return string_put_longer (p, room, s, n);
  if (h.length > room)
    return NULL;
  block_put (p, h.text, h.length);
  return p + h.length;
}

QRINTF_INLINE char *
string_put (char *p, const char *s, size_t n)
{
  return string_put_to (p, SIZE_MAX, s, n);
}

/* Copies the N > LONG_TEXT bytes at S.  */
QRINTF_OUTLINE char *
string_bytes_long (char *p, const char *s, size_t n)
{
  return copy_memory (p, s, n);
}

/* Copies the N bytes at S.  */
QRINTF_INLINE char *
string_bytes (char *p, const char *s, size_t n)
{
  if (n >= BLOCK)
    {
      if (n > long_text)
        return string_bytes_long (p, s, n);
      block_copy (p, s, n);
    }
  else
    block_put (p, block_of_bytes (s, (unsigned) n), (unsigned) n);
  return p + n;
}

/* Writes the text, padded on the right to WIDTH <= ROOM bytes; a null pointer
   if it is longer than ROOM.  There is no branch on the length: with one, two
   fields took 7.5 ns instead of 8.1 if all texts were shorter than the field,
   but 17 if some were longer.  */
QRINTF_INLINE char *
string_left (char *p, size_t room, const char *s, size_t n, unsigned width)
{
  struct head h;
  if (!head_open (&h, s, n))
    return HAS_NO_LIMIT (room)
               ? QRINTF_VARIANT (str_left, base) (p, s, n, width)
               : QRINTF_VARIANT (str_left_to, base) (p, p + room, s, n, width);
  size_t total = width > h.length ? width : h.length;
  if (total > room)
    return NULL;
  char *end = p + total;
  if (total > BLOCK)
    {
      block_store (end - BLOCK, block_blank ());
      for (char *q = p + BLOCK; q < end - BLOCK; q += BLOCK)
        block_store (q, block_blank ());
      total = BLOCK;
    }
  block text = block_blank_from (h.text, h.length);
  block_put (p, text, (unsigned) total);
  return end;
}

/* The same, padded on the left.  */
QRINTF_INLINE char *
string_right (char *p, size_t room, const char *s, size_t n, unsigned width)
{
  struct head h;
  if (!head_open (&h, s, n))
    return HAS_NO_LIMIT (room)
               ? QRINTF_VARIANT (str_right, base) (p, s, n, width)
               : QRINTF_VARIANT (str_right_to, base) (p, p + room, s, n, width);
  size_t total = width > h.length ? width : h.length;
  if (total > room)
    return NULL;
  char *end = p + total;
  if (total > BLOCK)
    {
      for (; p < end - BLOCK; p += BLOCK)
        block_store (p, block_blank ());
      p = end - BLOCK;
      total = BLOCK;
    }
  unsigned pad = (unsigned) (total - h.length);
  block text = block_blank_to (block_of_bytes_at (s, h.length, pad), pad);
  block_put (p, text, (unsigned) total);
  return end;
}

#endif
