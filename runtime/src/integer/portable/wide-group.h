/* SPDX-License-Identifier: MIT-0 */
/* Nineteen decimal digits.  */

#ifndef QRINTF_PORTABLE_WIDE_GROUP_H
#define QRINTF_PORTABLE_WIDE_GROUP_H

#include "integer/decimal/portable/decimal.h"
#include "integer/decimal/ten-digits.h"

/* Writes V < 10^19 in nineteen digits, exactly.  */
QRINTF_INLINE char *
wide_group (char *p, uint64_t v)
{
  QRINTF_ASSERT (v < TEN19);
  return decimal_digits (p, v, 19);
}

#endif
