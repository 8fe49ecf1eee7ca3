/* SPDX-License-Identifier: MIT */
/* Strings with AVX-512: scanned and copied in one pass.  In all of these the
   text is the bytes at S up to its NUL, and at most N of them; at most ROOM
   bytes may be written.

   A load either lies within the string or is aligned to its size, so that it
   stays in one cache line and memcheck's rule for partial loads covers it.
   No block is read that begins behind the NUL or at S + N or later.  The
   first two blocks make a window that holds all of a short string.  If the
   string ends in the first block, that one is loaded again in place of the
   second, so that no branch depends on how a short string lies in memory.  */

#ifndef QRINTF_X86_STRING_H
#define QRINTF_X86_STRING_H

#include <stdbool.h>

#include "core/x86/block.h"
#include "string/string-long.h"

/* Loads the window of S bounded by N; true if the text ends in it.  */
QRINTF_INLINE bool
window_open (struct window *w, const char *s, size_t n)
{
  static const char empty[BLOCK] __attribute__ ((aligned (BLOCK))) = "";
  if (n == 0)
    s = empty; /* S need not point anywhere */
  w->text = s;
  unsigned skip = (uintptr_t) s % BLOCK;
  const char *base = s - skip;
  w->skip = skip;
  w->first = block_load_aligned (base);
  uint64_t ends = block_nuls (w->first) >> skip;
  const char *second = base + BLOCK;
  /* In assembler because the compiler may make a branch of it, which would
     be hard to predict.  */
  __asm__("testq\t%1, %1\n\tcmovne\t%2, %0"
          : "+r"(second)
          : "r"(ends | (n <= BLOCK - skip)), "r"(base)
          : "cc");
  w->second = block_load_aligned (second);
  ends |= block_nuls (w->second) << (BLOCK - skip);
  ends |= (uint64_t) (n < 2 * BLOCK - skip) << n % (2 * BLOCK);
  w->length = (size_t) __builtin_ctzll (ends | (uint64_t) 1 << 63);
  return ends != 0;
}

/* A bit for each NUL among the first REST bytes of B.  Those behind them are
   not the text's, and memcheck would report a branch on them.  */
QRINTF_INLINE uint64_t
block_ends (block b, size_t rest)
{
  uint64_t ends = block_nuls (b);
  return rest < BLOCK ? ends & (((uint64_t) 1 << rest) - 1) : ends;
}

/* A long text is copied by __qrintf_string_copy_long from this byte on.  */
enum
{
  long_text = 256
};

/* Copies a text that window_open found to be longer than the window; a null
   pointer if it is longer than ROOM.  */
QRINTF_OUTLINE char *
string_copy_on (char *p, size_t room, const char *s, size_t n)
{
  size_t done = 2 * BLOCK - (uintptr_t) s % BLOCK;
  if (done > room)
    return NULL;
  block_store (p, block_load (s));
  block_store (p + done - BLOCK, block_load_aligned (s + done - BLOCK));
  while (done < n)
    {
      if (done >= long_text)
        return __qrintf_string_copy_long (p + done, room - done, s + done,
                                          n - done);
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
      done += BLOCK;
    }
  if (n > room)
    return NULL;
  block_store (p + n - BLOCK, block_load (s + n - BLOCK));
  return p + n;
}

/* Copies the text; a null pointer if it is longer than ROOM.  */
QRINTF_INLINE char *
string_put_to (char *p, size_t room, const char *s, size_t n)
{
  struct window w;
  if (!window_open (&w, s, n))
    return string_copy_on (p, room, s, n);
  if (w.length > room)
    return NULL;
  if (w.length >= BLOCK)
    {
      block_store (p, block_load (s));
      block_store (p + w.length - BLOCK, block_load (s + w.length - BLOCK));
    }
  else
    block_put (p, block_of_window (&w, 0), (unsigned) w.length);
  return p + w.length;
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
  memcpy (p, s, n);
  return p + n;
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

/* Writes the text, padded on the right to WIDTH <= ROOM bytes; a null
   pointer if it is longer than ROOM.  */
QRINTF_INLINE char *
string_left (char *p, size_t room, const char *s, size_t n, unsigned width)
{
  struct window w;
  if (!window_open (&w, s, n) || w.length > BLOCK)
    return __qrintf_string_left_long (p, room, s, n, width);
  size_t total = width > w.length ? width : w.length;
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
  block text = block_blank_from (block_of_window (&w, 0), (unsigned) w.length);
  block_put (p, text, (unsigned) total);
  return end;
}

/* The same, padded on the left.  */
QRINTF_INLINE char *
string_right (char *p, size_t room, const char *s, size_t n, unsigned width)
{
  struct window w;
  if (!window_open (&w, s, n) || w.length > BLOCK)
    return __qrintf_string_right_long (p, room, s, n, width);
  size_t total = width > w.length ? width : w.length;
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
  unsigned pad = (unsigned) (total - w.length);
  block text = block_blank_to (block_of_window (&w, -(int) pad), pad);
  block_put (p, text, (unsigned) total);
  return end;
}

#endif
