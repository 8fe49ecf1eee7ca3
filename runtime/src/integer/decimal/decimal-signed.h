/* SPDX-License-Identifier: MIT-0 */
/* Signed decimal numbers, by the unsigned ones of decimal-core.h.

   A '-' is always stored; the first digit overwrites it if the value is not
   negative.  That is cheaper than a branch.  */

#ifndef QRINTF_DECIMAL_SIGNED_H
#define QRINTF_DECIMAL_SIGNED_H

#include <stdbool.h>

#include "integer/decimal/decimal-core.h"

/* NEON's decimal.h has its own definitions, and forms that compute sign and
   digits together.  */
#ifndef decimal_i32

#define decimal_magnitude(V) ((V) < 0 ? -(uint64_t) (V) : (uint64_t) (V))

/* Writes the sign and returns the place of the digits.  */
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
