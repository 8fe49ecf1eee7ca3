/* SPDX-License-Identifier: MIT-0 */
/* Decimal digits in NEON registers, and their number.

   One instruction, sqdmulh, computes a quotient in each lane: the upper half of
   twice a product.  Then the quotients and the remainders are interleaved.
   Sixteen digits are split by 10^4, 100 and 10 in ever smaller lanes, after W.
   Muła, "SSE: conversion integers to decimal representation".  */

#ifndef QRINTF_NEON_DIGITS_H
#define QRINTF_NEON_DIGITS_H

#include "core/neon/vector.h"
#include "tables/decimal-neon.h"

#define TEN16 10000000000000000U

typedef const struct decimal_neon *decimal_table;

/* The table's address, whose value is hidden from the compiler.  So every
   constant is a load at an offset and needs no address of its own.  */
QRINTF_INLINE decimal_table
decimal_table_get (void)
{
  decimal_table t = &__qrintf_decimal_neon;
  IN_REGISTER (t);
  return t;
}

/* The number of decimal digits of V, 1 for 0.  The table has log10 (2) times
   the number of bits, which is the number of digits or one less (Bit Twiddling
   Hacks, "integer log base 10").  */
QRINTF_INLINE size_t
decimal_count_by (decimal_table t, uint64_t v)
{
  size_t estimate = t->estimate[leading_zeros (v)];
  return estimate + (v >= t->power[estimate]);
}

/* The same for 32 bits.  */
QRINTF_INLINE size_t
decimal_count32_by (decimal_table t, uint64_t v)
{
  QRINTF_ASSERT (v <= UINT32_MAX);
  return (v + t->count32[leading_zeros32 ((uint32_t) v)]) >> 32;
}

/* The factors by4, by2 and of_x, and the pair of by1 and of_q.  */
QRINTF_INLINE int32x4_t
decimal_factors (decimal_table t)
{
  return vld1q_s32 (&t->by4);
}

/* The digits of eight numbers below 100, each added to a byte of ZEROS.  */
QRINTF_INLINE uint8x16_t
decimal_pairs_text (int16x8_t x, int32x4_t factors, uint8x16_t zeros)
{
  const int16x8_t by = vreinterpretq_s16_s32 (factors);
  int16x8_t q = vqdmulhq_laneq_s16 (x, by, 6);
  int16x8_t text = vmlsq_laneq_s16 (vreinterpretq_s16_u8 (zeros), q, by, 7);
  return vreinterpretq_u8_s16 (vmlaq_laneq_s16 (text, x, by, 4));
}

/* The sixteen digits of V < 10^16, each added to a byte of ZEROS.  */
QRINTF_INLINE uint8x16_t
decimal_text16_on (decimal_table t, uint64_t v, uint8x16_t zeros)
{
  QRINTF_ASSERT (v < TEN16);
  const int32x4_t by = decimal_factors (t);
  const int32x4_t hundreds = vld1q_s32 (t->hundreds);
  uint64_t high = (uint64_t) ((unsigned __int128) v * t->eighth >> 90);
  uint64_t low = v - high * t->ten8;
  int32x4_t x = vreinterpretq_s32_u64 (vdupq_n_u64 (high | low << 32));

  /* The quotients become HIGH and LOW, then four numbers below 10^4.  */
  int32x4_t q = vshrq_n_s32 (vqdmulhq_laneq_s32 (x, by, 0), 13);
  x = vzip1q_s32 (q, vmlsq_laneq_s32 (x, q, hundreds, 2));

  q = vqdmulhq_laneq_s32 (x, by, 1);
  x = vsliq_n_s32 (q, vmlsq_laneq_s32 (x, q, hundreds, 1), 16);
  return decimal_pairs_text (vreinterpretq_s16_s32 (x), by, zeros);
}

/* The text of V < 10^16 in sixteen digits.  */
QRINTF_INLINE uint8x16_t
decimal_text16 (decimal_table t, uint64_t v)
{
  return decimal_text16_on (t, v, vdupq_n_u8 ('0'));
}

QRINTF_INLINE void
decimal_put16 (char *p, uint64_t v)
{
  store128 (p, decimal_text16 (decimal_table_get (), v));
}

#endif
