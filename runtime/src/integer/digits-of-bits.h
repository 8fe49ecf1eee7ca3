/* SPDX-License-Identifier: MIT */
/* Octal, binary and hexadecimal digits by a loop: where small code counts for
   more than what the emitters of hex.c and radix.c gain.  */

#ifndef QRINTF_DIGITS_OF_BITS_H
#define QRINTF_DIGITS_OF_BITS_H

#include <stdbool.h>
#include <stdint.h>

#include "core/emitter.h"

/* Writes the last N digits of V at P, each of which is BITS of it, with capital
   letters if UPPER.  Returns the end.  */
QRINTF_INLINE char *
digits_of_bits (char *p, uint64_t v, unsigned bits, unsigned n, bool upper)
{
  char lower = upper ? 0 : 'a' - 'A'; /* digits have this bit already */
  char *end = p + n;
  for (char *q = end; q != p; v >>= bits)
    *--q = "0123456789ABCDEF"[v & ((1U << bits) - 1)] | lower;
  return end;
}

#endif
