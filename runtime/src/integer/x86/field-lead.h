/* SPDX-License-Identifier: MIT-0 */
/* The bytes of a field before and behind its digits, as vectors.  */

#ifndef QRINTF_X86_FIELD_LEAD_H
#define QRINTF_X86_FIELD_LEAD_H

#include "core/x86/vector.h"

#define HIDDEN __attribute__ ((visibility ("hidden")))

/* Sixteen spaces, the last of which is the sign, and sixteen times '0'.  The
   index is bits 1 and 2 of the sign: 0 and ' ', '+', '-'.  */
extern const char HIDDEN __qrintf_field_lead[3][33];

/* Sixteen times 0, and sixteen times ' ' - '0'.  */
extern const char HIDDEN __qrintf_field_behind[32];

#undef HIDDEN

/* LEAD columns of spaces, the last of which has SIGN instead unless that is 0,
   and '0' in the columns behind them.  Added to digits as the values 0 to 9
   with zeros before them, it makes the text of a field.  */
QRINTF_INLINE __m128i
field_lead (unsigned lead, unsigned sign)
{
  QRINTF_ASSERT (lead <= 16);
  return load128 (__qrintf_field_lead[(sign >> 1) & 3] + 16 - lead);
}

/* What makes ' ' of '0' in the columns behind the first N.  */
QRINTF_INLINE __m128i
field_behind (unsigned n)
{
  QRINTF_ASSERT (n <= 16);
  return load128 (__qrintf_field_behind + 16 - n);
}

#endif
