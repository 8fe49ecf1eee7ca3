/* SPDX-License-Identifier: MIT-0 */
/* A string that is about to be copied, without masked stores.  See
   string/open.h.

   Most strings are shorter than two blocks of 16 bytes.  These are loaded at
   once, and those of one block are stored without a branch on their length,
   which would be mispredicted.  The length of others, and of all that
   short-string.h refuses, is found by the functions of memory.h.  */

#ifndef QRINTF_X86_OPEN_H
#define QRINTF_X86_OPEN_H

#include <stdbool.h>

#include "core/x86/short-string.h"
#include "core/x86/store.h"
#include "string/copy.h"

struct string_text
{
  const char *s;
  size_t length;
  __m128i block; /* the first bytes, if BLOCKS is not 0 */
  unsigned blocks;
};

/* A bit for byte N, at which the text ends if it has no NUL before.  */
QRINTF_INLINE uint64_t
bit_of_limit (size_t n)
{
  return !HAS_NO_LIMIT (n) && n <= two_blocks ? UINT64_C (1) << n : 0;
}

QRINTF_INLINE bool
string_open (struct string_text *t, size_t room, const char *s, size_t n)
{
  t->s = s;
  t->blocks = 0;
  /* S may be invalid if N is 0.  */
  if (__builtin_expect (n > 0, 1) && !blocks_cross (s))
    {
      t->block = load128 (s);
      uint64_t ends = bytes_equal (t->block, 0) | bit_of_limit (n);
      t->blocks = 1;
      if (!(ends << (63 - one_block)))
        {
          uint64_t more = bytes_equal (load128 (s + one_block), 0);
          ends |= more << one_block;
          t->blocks = 2;
        }
      if (ends)
        {
          t->length = (size_t) __builtin_ctzll (ends);
          return t->length <= room;
        }
    }
  t->blocks = 0;
  t->length = string_length_to (s, n, room);
  return t->length <= room;
}

QRINTF_INLINE char *
string_copy (char *p, const struct string_text *t)
{
  if (t->blocks == 1)
    store16 (p, t->block, (unsigned) t->length);
  else if (t->blocks == 2)
    {
      store128 (p, t->block);
      store128 (p + t->length - one_block,
                load128 (t->s + t->length - one_block));
    }
  else
    copy_bytes (p, t->s, t->length);
  return p + t->length;
}

/* Both of these write T in a field of WIDTH > T's length.  The branches are on
   the width, which is predictable.  A field of a block or more ends or begins
   with the text and spaces in one block.  */

QRINTF_INLINE char *
string_copy_left (char *p, const struct string_text *t, unsigned width)
{
  QRINTF_ASSERT (t->length < width);
  if (t->blocks != 1 || width < one_block)
    {
      fill_bytes (p, ' ', width);
      string_copy (p, t);
      return p + width;
    }
  fill_bytes (p + one_block, ' ', width - one_block);
  const __m128i places
      = _mm_set_epi8 (15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  __m128i of_text = _mm_cmplt_epi8 (places, _mm_set1_epi8 ((char) t->length));
  store128 (p, _mm_or_si128 (_mm_and_si128 (of_text, t->block),
                             _mm_andnot_si128 (of_text, _mm_set1_epi8 (' '))));
  return p + width;
}

QRINTF_INLINE char *
string_copy_right (char *p, const struct string_text *t, unsigned width)
{
  QRINTF_ASSERT (t->length < width);
  char *end = p + width;
  if (t->blocks != 1 || width < one_block)
    {
      fill_bytes (p, ' ', width);
      return string_copy (end - t->length, t);
    }
  fill_bytes (p, ' ', width - one_block);
  char block[2 * one_block];
  store128 (block, _mm_set1_epi8 (' '));
  store128 (block + one_block, t->block);
  store128 (end - one_block, load128 (block + t->length));
  return end;
}

#endif
