/* SPDX-License-Identifier: MIT-0 */
/* A known number of decimal digits, two at a time from the last.  This is the
   shortest code, for slow paths and portable C.  */

#ifndef QRINTF_DECIMAL_DIGITS_H
#define QRINTF_DECIMAL_DIGITS_H

#include <stdint.h>
#include <string.h>

#include "core/emitter.h"

/* Writes V < 10^N at P in exactly N digits, and returns P + N.  */
static inline char *
decimal_digits (char *p, uint64_t v, unsigned n)
{
  QRINTF_ASSERT (n > 0);
  char *end = p + n;
  char *q = end;
  for (; q - p >= 2; v /= 100)
    {
      q -= 2;
      memcpy (q, __qrintf_dec2[v % 100], 2);
    }
  if (q != p)
    *p = (char) ('0' + v);
  return end;
}

#endif
