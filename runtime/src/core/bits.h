/* SPDX-License-Identifier: MIT-0 */
/* The number of bits of a number, and steps that depend on the number of
   digits.  */

#ifndef QRINTF_BITS_H
#define QRINTF_BITS_H

#include <stdint.h>

#include "core/emitter.h"
#include "core/select.h"

/* The number of significant bits of V; 1 for 0.  */
QRINTF_INLINE unsigned
significant_bits (uint64_t v)
{
#if QRINTF_X86 && !defined __LZCNT__
  /* For a source of zero, bsr leaves its destination unchanged; AMD's and
     Intel's manuals both state that now.  So the instruction depends on the
     former value of its destination, and a call would wait for the previous
     call that wrote the register.  The constant 0 removes that dependence.  */
  uint64_t top;
  __asm__("bsrq\t%1, %0" : "=r"(top) : "r"(v), "0"((uint64_t) 0) : "cc");
  return (unsigned) top + 1;
#else
  return 64 - (unsigned) __builtin_clzll (v | 1);
#endif
}

/* The number of hexadecimal digits of V, 1 for 0.  */
QRINTF_INLINE unsigned
hex_count (uint64_t v)
{
  return (significant_bits (v) + 3) / 4;
}

/* The number of octal digits of V, 1 for 0: x * 43 >> 7 == x / 3 for x <= 66.
 */
QRINTF_INLINE unsigned
octal_count (uint64_t v)
{
  return (significant_bits (v) + 2) * 43 >> 7;
}

/* The index of V's highest set bit; 0 for 0.  The result has 64 bits, so that
   it can index a table without an extension.  */
QRINTF_INLINE uint64_t
highest_bit32 (uint32_t v)
{
#if QRINTF_X86 && !defined __LZCNT__
  uint64_t top;
  __asm__("bsrl\t%1, %k0" : "=r"(top) : "r"(v), "0"((uint64_t) 0) : "cc");
  return top;
#else
  return 31 - (unsigned) __builtin_clz (v | 1);
#endif
}

/* V, or -V if NEGATIVE is 1 rather than 0.  There is no branch, because varying
   signs would be mispredicted.  */
QRINTF_INLINE uint64_t
negated_if (uint64_t v, uint64_t negative)
{
  uint64_t mask = -negative;
  __asm__("" : "+r"(mask));
  return (v ^ mask) - mask;
}

/* P, or P - 1 if V < LIMIT.  */
QRINTF_INLINE char *
back_if_below (char *p, uint32_t v, uint32_t limit)
{
#if QRINTF_X86
  /* GCC compares with LIMIT - 1, and subtracting the result of that comparison
     takes three more instructions than subtracting the carry.  */
  __asm__("cmpl\t%2, %1\n\tsbbq\t$0, %0" : "+r"(p) : "r"(v), "i"(limit) : "cc");
  return p;
#else
  return p - (v < limit);
#endif
}

#endif
