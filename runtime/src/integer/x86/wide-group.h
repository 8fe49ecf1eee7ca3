/* SPDX-License-Identifier: MIT-0 */
/* Nineteen decimal digits: three by a table, and sixteen by a vector.  */

#ifndef QRINTF_X86_WIDE_GROUP_H
#define QRINTF_X86_WIDE_GROUP_H

#include "integer/decimal/ten-digits.h"
#include "integer/decimal/x86/decimal.h"

/* Writes V < 10^19 in nineteen digits, exactly.  */
QRINTF_INLINE char *
wide_group (char *p, uint64_t v)
{
  QRINTF_ASSERT (v < TEN19);
  uint32_t high = (uint32_t) (v / TEN16);
  *p = (char) ('0' + high / 100);
  memcpy (p + 1, __qrintf_dec2[high % 100], 2);
  store128 (p + 3, _mm_add_epi8 (digits16 (v % TEN16), _mm_set1_epi8 ('0')));
  return p + 19;
}

#endif
