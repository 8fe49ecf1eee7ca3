/* SPDX-License-Identifier: MIT-0 */
/* A copy of a short text in memory from malloc: two stores of a block, which
   overlap.  A branch on its length would be mispredicted, and what a masked
   store has written is late for the next load from there.  */

#ifndef QRINTF_X86_DUPLICATE_H
#define QRINTF_X86_DUPLICATE_H

#include <stdlib.h>

#include "core/x86/short-string.h"

/* The N < two_blocks bytes of TEXT and a NUL.  A block can be read at TEXT.  At
   least a block is allocated, because the first store has its size; glibc's
   malloc gives no less for a byte.  */
QRINTF_INLINE char *
duplicate_short (const char *text, size_t n)
{
  QRINTF_ASSERT (n < two_blocks);
  static const uint8_t kept[2 * one_block] = { -1, -1, -1, -1, -1, -1, -1, -1,
                                               -1, -1, -1, -1, -1, -1, -1 };
  size_t in_last = n < one_block - 1 ? n : one_block - 1;
  size_t last = n - in_last;
  char *copy = malloc (last + one_block);
  if (!copy)
    return NULL;
  store128 (copy, load128 (text));
  const char *mask = (const char *) kept + one_block - 1 - in_last;
  store128 (copy + last, _mm_and_si128 (load128 (text + last), load128 (mask)));
  return copy;
}

#endif
