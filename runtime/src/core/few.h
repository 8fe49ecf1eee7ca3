/* SPDX-License-Identifier: MIT-0 */
/* Exact copies of up to sixteen bytes, and exact fills, in less time than a
   call of memcpy or memset, for which the caller would save its registers: two
   accesses, or three for up to three bytes, which may overlap.  */

#ifndef QRINTF_FEW_H
#define QRINTF_FEW_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "core/emitter.h"

/* Copies the N bytes at S to P, as the first bytes and the last bytes, each of
   type TYPE.  */
#define COPY_ENDS(TYPE, P, S, N)                                               \
  do                                                                           \
    {                                                                          \
      TYPE first_, last_;                                                      \
      memcpy (&first_, S, sizeof first_);                                      \
      memcpy (&last_, (S) + (N) - sizeof last_, sizeof last_);                 \
      memcpy (P, &first_, sizeof first_);                                      \
      memcpy ((P) + (N) - sizeof last_, &last_, sizeof last_);                 \
    }                                                                          \
  while (0)

/* Copies the N <= 16 bytes at S.  */
QRINTF_INLINE void
copy_few (char *p, const char *s, size_t n)
{
  QRINTF_ASSERT (n <= 16);
  if (n >= 8)
    COPY_ENDS (uint64_t, p, s, n);
  else if (n >= 4)
    COPY_ENDS (uint32_t, p, s, n);
  else if (n > 0)
    {
      char first = s[0], middle = s[n / 2], last = s[n - 1];
      p[0] = first;
      p[n / 2] = middle;
      p[n - 1] = last;
    }
}

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
