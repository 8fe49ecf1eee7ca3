/* SPDX-License-Identifier: MIT-0 */
/* Decimal numbers of up to four digits, exactly.  */

#ifndef QRINTF_DECIMAL_SMALL_H
#define QRINTF_DECIMAL_SMALL_H

#include <stdint.h>
#include <string.h>

#include "core/bits.h"
#include "core/emitter.h"

/* The positions of the two digits in an entry of __qrintf_dec2 that is loaded
   as one number.  Loaded so, x86 can store either half of one register.  */
enum
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  decimal_tens = 8,
#else
  decimal_tens = 0,
#endif
  decimal_units = 8 - decimal_tens
};

/* Writes V < 10000, exactly.  A leading digit that the number does not have is
   overwritten by the next one.  */
QRINTF_INLINE char *
decimal_small (char *p, uint32_t v)
{
  QRINTF_ASSERT (v < 10000);
  uint32_t high = v * 5243 >> 19; /* v / 100, by a product of 32 bits */
  uint16_t first, last;
  memcpy (&first, __qrintf_dec2[high], 2);
  memcpy (&last, __qrintf_dec2[v - high * 100], 2);
  p[0] = (char) (first >> decimal_tens);
  p = back_if_below (p, v, 1000);
  p[1] = (char) (first >> decimal_units);
  p = back_if_below (p, v, 100);
  p[2] = (char) (last >> decimal_tens);
  p = back_if_below (p, v, 10);
  p[3] = (char) (last >> decimal_units);
  return p + 4;
}

#endif
