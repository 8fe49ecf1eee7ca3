/* SPDX-License-Identifier: MIT-0 */
/* The number of decimal digits of a number, and the powers of ten that move its
   first digit to a fixed place.  */

#ifndef QRINTF_X86_DECIMAL_COUNT_H
#define QRINTF_X86_DECIMAL_COUNT_H

#include "core/bits.h"
#include "core/x86/store.h"
#include "tables/pow10.h"

#define TEN16 10000000000000000U

/* The number of decimal digits of V, 1 for 0: see portable/decimal.h.  */
QRINTF_INLINE unsigned
decimal_count (uint64_t v)
{
  unsigned t = significant_bits (v) * 1233 >> 12;
  return t + ((v | 1) >= __qrintf_pow10[t]);
}

/* The same for 32 bits.  */
QRINTF_INLINE unsigned
decimal_count32 (uint32_t v)
{
  return (unsigned) ((v + __qrintf_count32[highest_bit32 (v) + 1]) >> 32);
}

#endif
