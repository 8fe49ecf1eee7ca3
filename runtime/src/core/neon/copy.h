/* SPDX-License-Identifier: MIT-0 */
/* Exact copies of a few bytes, and of more by copy_memory.  As in vector.h, two
   accesses overlap if the length is not a power of two.  */

#ifndef QRINTF_NEON_COPY_H
#define QRINTF_NEON_COPY_H

#include "core/memory.h"
#include "core/few.h"
#include "core/neon/vector.h"

/* Copies the N < 16 bytes at S and returns the end.  */
QRINTF_INLINE char *
copy_short (char *p, const char *s, size_t n)
{
  QRINTF_ASSERT (n < 16);
  copy_few (p, s, n);
  return store_end (p, n);
}

/* Copies the N bytes at S, 16 <= N <= 48, and returns the end.  */
QRINTF_INLINE char *
copy_some (char *p, const char *s, size_t n)
{
  QRINTF_ASSERT (n >= 16 && n <= 48);
  uint8x16_t first = load128 (s), last = load128 (s + n - 16);
  if (n > 32)
    store128 (p + 16, load128 (s + 16));
  store128 (p, first);
  store128 (p + n - 16, last);
  return store_end (p, n);
}

/* Copies the N bytes at S and returns the end.  A separate function, because
   otherwise the copies of few bytes would save registers for the call.  */
QRINTF_OUTLINE char *
copy_many (char *p, const char *s, size_t n)
{
  return copy_memory (p, s, n);
}

QRINTF_INLINE char *
copy_bytes (char *p, const char *s, size_t n)
{
  if (n - 16 <= 32)
    return copy_some (p, s, n);
  if (n < 16)
    return copy_short (p, s, n);
  return copy_many (p, s, n);
}

#endif
