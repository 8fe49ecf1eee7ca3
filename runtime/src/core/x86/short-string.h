/* SPDX-License-Identifier: MIT-0 */
/* Strings shorter than two blocks of 16 bytes, without masked stores: they are
   loaded and stored as two blocks, because a branch on the length would be
   mispredicted.

   Refused are strings whose blocks cross a page boundary, and all strings under
   Valgrind.  */

#ifndef QRINTF_X86_SHORT_STRING_H
#define QRINTF_X86_SHORT_STRING_H

#include "core/x86/valgrind.h"
#include "core/x86/vector.h"

enum
{
  one_block = 16,
  two_blocks = 2 * one_block
};

QRINTF_INLINE __m128i
load_aligned_block (const char *s)
{
  return _mm_load_si128 ((const __m128i *) s);
}

QRINTF_INLINE unsigned
bytes_equal (__m128i text, char c)
{
  return (unsigned) _mm_movemask_epi8 (
      _mm_cmpeq_epi8 (text, _mm_set1_epi8 (c)));
}

/* The two blocks from S on.  */
struct string_blocks
{
  __m128i first, second;
};

QRINTF_INLINE struct string_blocks
load_blocks (const char *s)
{
  struct string_blocks b = { load128 (s), load128 (s + one_block) };
  return b;
}

QRINTF_INLINE void
store_blocks (char *p, struct string_blocks b)
{
  store128 (p, b.first);
  store128 (p + one_block, b.second);
}

/* A mask of the NULs in B.  */
QRINTF_INLINE uint32_t
nuls_of_blocks (struct string_blocks b)
{
  return bytes_equal (b.first, 0) | bytes_equal (b.second, 0) << one_block;
}

/* Whether two blocks at S, of which the string may be the first bytes, must not
   be read: they cross a page boundary, behind which memory may be unmapped, or
   memcheck would report them.  */
QRINTF_INLINE bool
blocks_cross (const char *s)
{
  return __builtin_expect ((uintptr_t) s % 4096 > 4096 - 2 * one_block, 0)
         || __builtin_expect (runs_in_valgrind (), 0);
}

/* Loads the string S, of N bytes, if it is shorter than two blocks and at most
   ROOM bytes long.  */
QRINTF_INLINE bool
blocks_of_short (struct string_blocks *text, unsigned *n, size_t room,
                  const char *s)
{
  if (blocks_cross (s))
    return false;
  *text = load_blocks (s);
  uint32_t nuls = nuls_of_blocks (*text);
  *n = nuls ? (unsigned) __builtin_ctz (nuls) : 0;
  return nuls && *n <= room;
}

/* Writes the string S at P, with an overrun of up to two blocks.  Returns its
   end, or a null pointer if the string is refused or longer than ROOM.  */
QRINTF_INLINE char *
put_short_string (char *p, size_t room, const char *s)
{
  struct string_blocks text;
  unsigned n;
  if (!blocks_of_short (&text, &n, room, s))
    return NULL;
  store_blocks (p, text);
  return p + n;
}

#endif
