/* SPDX-License-Identifier: MIT */
/* Signed decimal numbers, by the unsigned ones of decimal-core.h.

   A '-' is always stored and overwritten by the first digit of a value that is
   not negative, which costs less than to ask.  */

#ifndef QRINTF_DECIMAL_SIGNED_H
#define QRINTF_DECIMAL_SIGNED_H

#include <stdbool.h>

#include "integer/decimal-core.h"

/* NEON's decimal.h has its own, and forms that make the sign along with the
   digits.  */
#ifndef decimal_i32

#define decimal_magnitude(V) ((V) < 0 ? -(uint64_t) (V) : (uint64_t) (V))

/* Writes the sign; where the digits begin.  */
QRINTF_INLINE char *
decimal_sign (char *p, bool negative)
{
  *p = '-';
  return p + negative;
}

QRINTF_INLINE char *
decimal_i32 (char *p, int32_t v)
{
  *p = '-';
  return decimal_u32 (p + (v < 0), v < 0 ? -(uint32_t) v : (uint32_t) v);
}

QRINTF_INLINE char *
decimal_i32_exact (char *p, int32_t v)
{
  *p = '-';
  return decimal_u32_exact (p + (v < 0), v < 0 ? -(uint32_t) v : (uint32_t) v);
}

#endif

#endif
