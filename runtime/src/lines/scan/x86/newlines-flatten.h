/* SPDX-License-Identifier: MIT-0 */
/* The offsets of a mask's bits, one bit at a time.  */

#ifndef QRINTF_X86_NEWLINES_FLATTEN_H
#define QRINTF_X86_NEWLINES_FLATTEN_H

#include "core/emitter.h"
#include "lines/scan/vector/newlines-compare.h"

#include <stdint.h>

/* The index of the lowest set bit of MASK; any number if MASK is 0.  In
   assembler: on CPUs before Skylake tzcnt depends on the former value of its
   destination, which costs nothing if that is also the source.  */
QRINTF_INLINE uint64_t
lowest_bit (uint64_t mask)
{
#ifdef __BMI__
  __asm__("tzcntq\t%0, %0" : "+r"(mask) : : "cc");
  return mask;
#else
  /* For a source of zero bsf keeps its destination, and so depends on it.  */
  uint64_t index;
  __asm__("bsfq\t%1, %0" : "=r"(index) : "r"(mask), "0"((uint64_t) 0) : "cc");
  return index;
#endif
}

/* Writes AT plus the index of each set bit of MASK to OUT, in order, and
   returns their number.  At least GUESS elements, a constant, are written.  */
QRINTF_INLINE unsigned
put_offsets (uint16_t *out, uint64_t mask, size_t at, unsigned guess)
{
  unsigned count = bit_count (mask);
#pragma GCC unroll 20
  for (unsigned i = 0; i < guess; i++)
    {
      uint64_t rest = mask & (mask - 1);
      out[i] = (uint16_t) (at + lowest_bit (mask));
      mask = rest;
    }
  if (__builtin_expect (count > guess, 0))
    for (unsigned i = guess; i < count; i++)
      {
        out[i] = (uint16_t) (at + lowest_bit (mask));
        mask &= mask - 1;
      }
  return count;
}

#endif
