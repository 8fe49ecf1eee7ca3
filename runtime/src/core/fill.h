/* SPDX-License-Identifier: MIT-0 */
/* Exact fills.  Most are short: two stores, which overlap if the length is not
   a power of two, take less time than a call of memset, for which the caller
   would save its registers.  */

#ifndef QRINTF_FILL_H
#define QRINTF_FILL_H

#include <stddef.h>
#include <string.h>

#include "core/emitter.h"

/* Writes SIZE bytes C, a constant, at P, and as many directly before END.  */
#define FILL_ENDS(SIZE, P, END, C)                                             \
  (memset (P, C, SIZE), memset ((END) -SIZE, C, SIZE))

/* Writes N < 16 bytes C to P.  */
QRINTF_INLINE void
fill_few (char *p, char c, size_t n)
{
  QRINTF_ASSERT (n < 16);
  if (n >= 8)
    FILL_ENDS (8, p, p + n, c);
  else if (n >= 4)
    FILL_ENDS (4, p, p + n, c);
  else if (n > 0)
    {
      p[0] = c;
      p[n / 2] = c;
      p[n - 1] = c;
    }
}

/* Writes N bytes C to P, and returns the end.  */
QRINTF_INLINE char *
fill_bytes (char *p, char c, size_t n)
{
  char *end = p + n;
  if (n < 16)
    {
      fill_few (p, c, n);
      return end;
    }
  for (; end - p > 16; p += 16)
    memset (p, c, 16);
  memset (end - 16, c, 16);
  return end;
}

#endif
