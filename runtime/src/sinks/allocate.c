/* SPDX-License-Identifier: MIT-0 */
/* Allocated memory as a sink, for asprintf.  Refused, with a null pointer, if
   the program defines asprintf itself: then the original call is made.

   With AVX-512 a short text and its NUL are one store.  The branches on the
   length in duplicate.c are unpredictable and take 2 ns of 19.  */

#include "core/select.h"
#include "sinks/from-libc.h"

#include <stdlib.h>

#ifdef QRINTF_MASKED_STORES

#include "core/x86/block.h"

/* Copies the N < BLOCK bytes of TEXT and a NUL.  */
QRINTF_INLINE char *
duplicate_short (const char *text, unsigned n)
{
  QRINTF_ASSERT (n < BLOCK);
  char *copy = malloc (n + 1);
  if (copy)
    block_put (copy, block_of_bytes (text, n), n + 1);
  return copy;
}

#endif

EMITTER (char *, allocate, const char *text, size_t length)
{
  if (!has_libc_asprintf ())
    return NULL;
#ifdef QRINTF_MASKED_STORES
  if (length < BLOCK)
    return duplicate_short (text, (unsigned) length);
#endif
  return __qrintf_duplicate (text, length);
}
