/* SPDX-License-Identifier: MIT-0 */
/* Octal, binary and hexadecimal digits by a loop, for code whose size matters
   more than the speed of the emitters in hex.c and radix.c.  */

#ifndef QRINTF_DIGITS_OF_BITS_H
#define QRINTF_DIGITS_OF_BITS_H

#include <stdbool.h>
#include <stdint.h>

#include "core/emitter.h"

/* Writes the last N digits of V at P.  Each digit is BITS bits of V, with
   capital letters if UPPER.  Returns the end.  */
QRINTF_INLINE char *
digits_of_bits (char *p, uint64_t v, unsigned bits, unsigned n, bool upper)
{
  char lower = upper ? 0 : 'a' - 'A'; /* decimal digits have this bit already */
  char *end = p + n;
  for (char *q = end; q != p; v >>= bits)
    *--q = "0123456789ABCDEF"[v & ((1U << bits) - 1)] | lower;
  return end;
}

#endif
