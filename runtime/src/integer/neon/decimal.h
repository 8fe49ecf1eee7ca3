/* SPDX-License-Identifier: MIT */
/* Decimal digits with NEON.

   No branch depends on the length of a number but where it is short or above
   10^16. 32-bit numbers are ten digits from the first significant one on, each
   pair by a multiplication of its own; 64-bit numbers are sixteen digits, by
   halves, and up to four before them.  */

#ifndef QRINTF_NEON_DECIMAL_H
#define QRINTF_NEON_DECIMAL_H

#include "integer/neon/digits.h"

/* The number of decimal digits of V, 1 for 0.  */
QRINTF_INLINE unsigned
decimal_count (uint64_t v)
{
  return (unsigned) decimal_count_by (decimal_table_get (), v);
}

QRINTF_INLINE unsigned
decimal_count32 (uint32_t v)
{
  return (unsigned) decimal_count32_by (decimal_table_get (), v);
}

/* V, of N digits, times 10^(2 - N) in units of 2^-57, a little too large: the
   integral part is the first two digits, and the fraction the other eight.  It
   is too large by at least one unit of 2^-31, so that the fraction may be cut
   to 31 bits, and by less than one unit of V's last digit, so that no digit is
   wrong.  */
QRINTF_INLINE uint64_t
ten_digits_pairs (decimal_table t, uint32_t v, size_t n)
{
  QRINTF_ASSERT (n > 0 && n <= 10);
  return v * t->pairs57[n];
}

/* The text of the ten digits X: the first two stand in bytes 8 and 9, the other
   eight before them.  The fraction has 31 bits, as lanes are signed.  */
QRINTF_INLINE uint8x16_t
decimal_text10 (decimal_table t, uint64_t x)
{
  const int32x4_t factors = decimal_factors (t);
  const int32x4_t hundreds = vld1q_s32 (t->hundreds);
  int32x4_t f = vmulq_s32 (vdupq_n_s32 ((int32_t) (x >> 26)), hundreds);
  f = vbicq_s32 (f, vdupq_n_s32 (INT32_MIN));
  int32x4_t pairs = vqdmulhq_laneq_s32 (f, hundreds, 1);
  int16x8_t all = vcombine_s16 (vmovn_s32 (pairs), vcreate_s16 (x >> 57));
  return decimal_pairs_text (all, factors);
}

QRINTF_INLINE char *
decimal_u32 (char *p, uint32_t v)
{
  decimal_table t = decimal_table_get ();
  size_t n = decimal_count32_by (t, v);
  uint8x16_t text = decimal_text10 (t, ten_digits_pairs (t, v, n));
  const uint16_t first = vgetq_lane_u16 (vreinterpretq_u16_u8 (text), 4);
  memcpy (p, &first, 2);
  store_lower (p + 2, text);
  return p + n;
}

/* Short numbers, the most frequent ones, have a path of their own: see
   DECIMAL_SMALL in decimal.c, which is for other CPUs.  */
#define DECIMAL_SMALL 0

/* V < 100, exactly.  The first store writes the last digit if there is no
 * other.  */
QRINTF_INLINE char *
decimal_two (char *p, uint32_t v)
{
  QRINTF_ASSERT (v < 100);
  uint16_t two;
  memcpy (&two, __qrintf_dec2[v], 2);
  uint32_t last = two >> 8, first = v > 9 ? two : last;
  size_t more = v > 9;
  p[0] = (char) first;
  p[more] = (char) last;
  return p + more + 1;
}

/* V < 10^4, exactly.  */
QRINTF_INLINE char *
decimal_four (char *p, uint32_t v)
{
  QRINTF_ASSERT (v < 10000);
  if (v < 100)
    return decimal_two (p, v);
  uint32_t high = v * 5243 >> 19;
  p = decimal_two (p, high);
  memcpy (p, __qrintf_dec2[v - high * 100], 2);
  return p + 2;
}

/* Writes V >= 10^15, of N > 15 digits, exactly: the second store overwrites the
   overrun of the first.  */
QRINTF_OUTLINE char *
decimal_long (char *p, uint64_t v, size_t n)
{
  QRINTF_ASSERT (n > 15 && n <= 20);
  decimal_table t = decimal_table_get ();
  uint64_t high = (uint64_t) ((unsigned __int128) v * t->sixteenth >> 115);
  uint16_t first, second;
  memcpy (&first, __qrintf_dec2[high / 100], 2);
  memcpy (&second, __qrintf_dec2[high % 100], 2);
  uint64_t digits = first | (uint64_t) second << 16;
  uint32_t text = (uint32_t) (digits >> (8 * (20 - n)));
  memcpy (p, &text, 4);
  store128 (p + n - 16, decimal_text16 (t, v - high * t->ten16));
  return p + n;
}

/* V, with an overrun of up to fifteen bytes.  */
QRINTF_INLINE char *
decimal_u64 (char *p, uint64_t v)
{
  if (v < 10000)
    return decimal_four (p, (uint32_t) v);
  decimal_table t = decimal_table_get ();
  size_t n = decimal_count_by (t, v);
  if (n > 16)
    return decimal_long (p, v, n);
  store128 (p, bytes_from (decimal_text16 (t, v), t->places, 16 - n));
  return p + n;
}

/* V, exactly.  */
QRINTF_INLINE char *
decimal_u64_exact (char *p, uint64_t v)
{
  if (v < 10000)
    return decimal_four (p, (uint32_t) v);
  decimal_table t = decimal_table_get ();
  size_t n = decimal_count_by (t, v);
  if (n > 16)
    return decimal_long (p, v, n);
  store_last (p, decimal_text16 (t, v), t->places, n);
  return p + n;
}

/* V, exactly: five digits and more by three stores of four that overlap.  */
QRINTF_INLINE char *
decimal_u32_exact (char *p, uint32_t v)
{
  if (v < 10000)
    return decimal_four (p, v);
  decimal_table t = decimal_table_get ();
  size_t n = decimal_count32_by (t, v);
  QRINTF_ASSERT (n > 4 && n <= 10);
  uint8x16_t text = decimal_text10 (t, ten_digits_pairs (t, v, n));
  text = vqtbl1q_u8 (text, vld1q_u8 (t->fours[n - 5]));
  const uint32x4_t fours = vreinterpretq_u32_u8 (text);
  const uint32_t last = vgetq_lane_u32 (fours, 0);
  const uint32_t middle = vgetq_lane_u32 (fours, 1);
  const uint32_t first = vgetq_lane_u32 (fours, 2);
  memcpy (p, &first, 4);
  memcpy (p + (n - 4) / 2, &middle, 4);
  memcpy (p + n - 4, &last, 4);
  return p + n;
}

#endif
