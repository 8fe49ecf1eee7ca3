/* SPDX-License-Identifier: MIT-0 */
/* The offsets of a mask's bits, one bit at a time.  NEON's CPUs count only
   leading zeros in one instruction, so the mask is reversed first.  */

#ifndef QRINTF_NEON_NEWLINES_FLATTEN_H
#define QRINTF_NEON_NEWLINES_FLATTEN_H

#include "lines/scan/neon/newlines-neon.h"

/* Writes AT plus the index of the highest set bit of *REVERSED to OUT, or any
   number if no bit is set, and clears that bit.  */
QRINTF_INLINE void
put_offset (uint16_t *out, uint64_t *reversed, size_t at)
{
  uint64_t index = leading_zeros (*reversed);
  *out = (uint16_t) (at + index);
  *reversed &= ~((uint64_t) 1 << 63 >> index % 64);
}

/* Writes AT plus the index of each set bit of MASK to OUT, in order, and
   returns their number.  At least GUESS elements, a constant, are written.  */
QRINTF_INLINE unsigned
put_offsets (uint16_t *out, uint64_t mask, size_t at, unsigned guess)
{
  unsigned count = bit_count (mask);
  __asm__("rbit\t%0, %0" : "+r"(mask));
#pragma GCC unroll 20
  for (unsigned i = 0; i < guess; i++)
    put_offset (out + i, &mask, at);
  if (__builtin_expect (count > guess, 0))
    for (unsigned i = guess; i < count; i++)
      put_offset (out + i, &mask, at);
  return count;
}

#endif
