/* SPDX-License-Identifier: MIT-0 */
/* Nineteen decimal digits: three by a table, and sixteen by a register.  */

#ifndef QRINTF_NEON_WIDE_GROUP_H
#define QRINTF_NEON_WIDE_GROUP_H

#include "integer/decimal/neon/decimal.h"
#include "integer/decimal/ten-digits.h"

/* Writes V < 10^19 in nineteen digits, exactly.  */
QRINTF_INLINE char *
wide_group (char *p, uint64_t v)
{
  QRINTF_ASSERT (v < TEN19);
  uint32_t high = (uint32_t) (v / TEN16);
  *p = (char) ('0' + high / 100);
  memcpy (p + 1, __qrintf_dec2[high % 100], 2);
  store128 (p + 3, decimal_text16 (decimal_table_get (), v % TEN16));
  return p + 19;
}

#endif
