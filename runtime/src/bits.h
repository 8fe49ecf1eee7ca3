/* How many bits a number has.  */

#ifndef QRINTF_BITS_H
#define QRINTF_BITS_H

#include <stdint.h>

#include "emitter.h"
#include "select.h"

/* The bits of V, 1 for 0.  */
QRINTF_INLINE unsigned
significant_bits (uint64_t v)
{
#if QRINTF_X86 && !defined __LZCNT__
  /* bsr keeps its destination for a source of zero and so waits for it; a
     compiler that forgets this chains one call to the next.  */
  uint64_t top;
  __asm__ ("bsrq\t%1, %0" : "=r"(top) : "r"(v | 1), "0"((uint64_t) 0) : "cc");
  return (unsigned) top + 1;
#else
  return 64 - (unsigned) __builtin_clzll (v | 1);
#endif
}

#endif
