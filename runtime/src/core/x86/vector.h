/* SPDX-License-Identifier: MIT-0 */
/* Loads and stores of whole vectors.  */

#ifndef QRINTF_X86_VECTOR_H
#define QRINTF_X86_VECTOR_H

#include <immintrin.h>
#include <stdint.h>
#include <string.h>

#include "core/emitter.h"
#include "core/select.h"

QRINTF_INLINE void
store128 (char *p, __m128i v)
{
  _mm_storeu_si128 ((__m128i *) p, v);
}

QRINTF_INLINE __m128i
load128 (const char *p)
{
  return _mm_loadu_si128 ((const __m128i *) p);
}

#ifdef __LZCNT__
/* The number of V's leading zeros, as 64 bits, so that it can index a table.
   In assembler because the compiler would clear the register first, which is
   unnecessary on CPUs with AVX-512.  */
QRINTF_INLINE uint64_t
leading_zeros32 (uint32_t v)
{
  uint64_t zeros;
  __asm__("lzcntl\t%1, %k0" : "=r"(zeros) : "r"(v) : "cc");
  return zeros;
}
#endif

/* AT if N >= LEAST, else DUMMY.  In assembler, because the compiler would turn
   several such choices into branches.  */
QRINTF_INLINE char *
at_or_dummy (char *at, unsigned n, unsigned least, char *dummy)
{
  __asm__("cmpl\t%2, %1\n\tcmovb\t%3, %0"
          : "+r"(at)
          : "r"(n), "ri"(least), "r"(dummy)
          : "cc");
  return at;
}

#endif
