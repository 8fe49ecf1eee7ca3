/* SPDX-License-Identifier: MIT */
/* Fills, exactly.  Most have few bytes: two stores, which overlap where the
   length is no power of two, take less time than a call of memset, for which
   the caller would save its registers.  */

#ifndef QRINTF_FILL_H
#define QRINTF_FILL_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "core/emitter.h"

/* Writes the N bytes C to P, and returns their end.  */
QRINTF_INLINE char *
fill_bytes (char *p, char c, size_t n)
{
  uint64_t all = 0x0101010101010101U * (unsigned char) c;
  char *end = p + n;
  if (n >= 8)
    {
      for (; end - p > 8; p += 8)
        memcpy (p, &all, 8);
      memcpy (end - 8, &all, 8);
    }
  else if (n >= 4)
    {
      memcpy (p, &all, 4);
      memcpy (end - 4, &all, 4);
    }
  else
    while (p != end)
      *p++ = c;
  return end;
}

#endif
