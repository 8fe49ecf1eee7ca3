/* SPDX-License-Identifier: MIT */
/* Sixteen decimal digits in a vector, by the widest multiplication that the CPU
   has.  */

#ifndef QRINTF_X86_DIGITS_H
#define QRINTF_X86_DIGITS_H

#include "integer/x86/decimal-count.h"

#ifdef __AVX512IFMA__
#include "integer/x86/digits-avx512.h"
#else
#include "integer/x86/digits-sse2.h"
#endif

/* The digits of V at the end of N places as bytes 0 to 9, N at least
   decimal_count (V) and at most 16; zeros behind them.  */
QRINTF_INLINE __m128i
decimal_places (uint64_t v, unsigned n)
{
  QRINTF_ASSERT (n > 0 && n <= 16);
  return digits16 (v * decimal_scale[n]);
}

/* The same in a field of WIDTH, where a short one can be foreseen.  */
QRINTF_INLINE __m128i
decimal_places_in (uint64_t v, unsigned n, unsigned width)
{
  if (width <= 8 && n <= width)
    return digits8 (v * decimal_scale[n + 8]);
  return decimal_places (v, n);
}

#endif
