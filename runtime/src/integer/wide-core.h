/* SPDX-License-Identifier: MIT-0 */
/* 128-bit decimal numbers: two groups of nineteen digits, and at most one digit
   before them.  Without 128-bit numbers there are only the groups.  */

#ifndef QRINTF_WIDE_CORE_H
#define QRINTF_WIDE_CORE_H

#include "integer/decimal/decimal-core.h"

#include "integer/decimal/ten-digits.h"

/* Writes V < 10^19 in nineteen digits, exactly: three by a table, and sixteen
   by a vector.  */
QRINTF_INLINE char *
wide_group (char *p, uint64_t v)
{
  QRINTF_ASSERT (v < TEN19);
#if QRINTF_X86 || QRINTF_NEON
  uint32_t high = (uint32_t) (v / TEN16);
  *p = (char) ('0' + high / 100);
  memcpy (p + 1, __qrintf_dec2[high % 100], 2);
  decimal_put16 (p + 3, v % TEN16);
  return p + 19;
#else
  return decimal_digits (p, v, 19);
#endif
}

#ifdef __SIZEOF_INT128__

/* V / 10^19 for V < 2^64 * 10^19, and the remainder.  The divisor has its top
   bit set, so the quotient estimated by its reciprocal is at most one too small
   or too large (Möller and Granlund, "Improved division by invariant integers",
   2011, algorithm 4).  */
QRINTF_INLINE uint64_t
wide_divide (__qrintf_uint128 v, uint64_t *remainder)
{
  uint64_t high = (uint64_t) (v >> 64), low = (uint64_t) v;
  QRINTF_ASSERT (high < TEN19);
  const uint64_t reciprocal = (uint64_t) (~(__qrintf_uint128) 0 / TEN19
                                          - ((__qrintf_uint128) 1 << 64));
  __qrintf_uint128 estimate = (__qrintf_uint128) high * reciprocal + v;
  uint64_t q = (uint64_t) (estimate >> 64) + 1;
  uint64_t r = low - q * TEN19;
  if (r > (uint64_t) estimate)
    {
      q--;
      r += TEN19;
    }
  if (r >= TEN19)
    {
      q++;
      r -= TEN19;
    }
  *remainder = r;
  return q;
}

/* V = FIRST * 10^38 + SECOND * 10^19 + THIRD.  */
struct wide_parts
{
  uint64_t first, second, third;
};

QRINTF_INLINE struct wide_parts
wide_split (__qrintf_uint128 v)
{
  const __qrintf_uint128 ten38 = (__qrintf_uint128) TEN19 * TEN19;
  struct wide_parts w = { 0, 0, 0 };
  for (; v >= ten38; v -= ten38)
    w.first++;
  w.second = wide_divide (v, &w.third);
  return w;
}

QRINTF_INLINE unsigned
wide_count (__qrintf_uint128 v)
{
  if (!(v >> 64))
    return decimal_count ((uint64_t) v);
  struct wide_parts w = wide_split (v);
  return w.first ? 39 : 19 + (w.second ? decimal_count (w.second) : 0);
}

/* Writes V >= 2^64, exactly.  */
QRINTF_OUTLINE char *
wide_long (char *p, __qrintf_uint128 v)
{
  QRINTF_ASSERT (v >> 64);
  struct wide_parts w = wide_split (v);
  if (w.first)
    {
      *p++ = (char) ('0' + w.first);
      p = wide_group (p, w.second);
    }
  else if (w.second)
    p = decimal_u64_exact (p, w.second);
  return wide_group (p, w.third);
}

#endif

#endif
