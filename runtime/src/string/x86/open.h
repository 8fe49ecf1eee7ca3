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

#endif
