/* SPDX-License-Identifier: MIT-0 */
/* A copy of a text in memory from malloc.  */

#ifndef QRINTF_STRING_DUPLICATE_H
#define QRINTF_STRING_DUPLICATE_H

#include "string/copy.h"

#include <stdlib.h>

#if QRINTF_X86
#include "string/x86/duplicate.h"
#endif

/* The N bytes of TEXT and a NUL.  */
QRINTF_INLINE char *
duplicate (const char *text, size_t n)
{
#if QRINTF_X86
  if (__builtin_expect (n < two_blocks, 1) && !blocks_cross (text))
    return duplicate_short (text, n);
#endif
  char *copy = malloc (n + 1);
  if (copy)
    *copy_bytes (copy, text, n) = 0;
  return copy;
}

#endif
