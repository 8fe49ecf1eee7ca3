/* SPDX-License-Identifier: MIT */
/* Decimal numbers of up to four digits, exactly.  */

#ifndef QRINTF_DECIMAL_SMALL_H
#define QRINTF_DECIMAL_SMALL_H

#include <stdint.h>

#include "core/bits.h"
#include "core/emitter.h"

/* V < 10000, exactly.  A digit that is not the number's is overwritten by the
   next one.  */
QRINTF_INLINE char *
decimal_small (char *p, uint32_t v)
{
  QRINTF_ASSERT (v < 10000);
  uint32_t high = v * 5243 >> 19; /* v / 100, by a product of 32 bits */
  const char *first = __qrintf_dec2[high],
             *last = __qrintf_dec2[v - high * 100];
  p[0] = first[0];
  p = back_if_below (p, v, 1000);
  p[1] = first[1];
  p = back_if_below (p, v, 100);
  p[2] = last[0];
  p = back_if_below (p, v, 10);
  p[3] = last[1];
  return p + 4;
}

#endif
