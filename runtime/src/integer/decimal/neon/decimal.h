/* SPDX-License-Identifier: MIT-0 */
/* Decimal digits with NEON.

   Branches depend on the length of a number only if it is short or above 10^16.
   32-bit numbers are ten digits from the first significant one on, of which
   each pair takes one multiplication.  64-bit numbers are sixteen digits,
   computed by halves, and up to four before them.  */

#ifndef QRINTF_NEON_DECIMAL_H
#define QRINTF_NEON_DECIMAL_H

#include <stdbool.h>

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

/* The row of the table for N digits.  Its address is hidden from the compiler
   except for a constant offset.  */
QRINTF_INLINE const struct decimal_ten *
decimal_row (decimal_table t, size_t n)
{
  QRINTF_ASSERT (n > 0 && n <= 10);
  const char *row = (const char *) t + n * sizeof *t->ten;
  IN_REGISTER (row);
  row += offsetof (struct decimal_neon, ten) - sizeof *t->ten;
  return (const struct decimal_ten *) row;
}

/* V, which has N digits, times 10^(2 - N) in units of 2^-57, slightly too
   large; ROW is that of N digits.  The integral part is the first two digits,
   and the fraction the other eight.  It is too large by at least one unit of
   2^-31, so that the fraction may be cut to 31 bits, and by less than one unit
   of V's last digit, so that every digit is right.  */
QRINTF_INLINE uint64_t
ten_digits_pairs (const struct decimal_ten *row, uint64_t v)
{
  return v * row->pairs57;
}

/* The text of the ten digits X: the first two are in bytes 8 and 9, the other
   eight before them.  The fraction has 31 bits, as lanes are signed.  */
QRINTF_INLINE uint8x16_t
decimal_text10 (decimal_table t, uint64_t x)
{
  const int32x4_t factors = decimal_factors (t);
  const int32x4_t hundreds = vld1q_s32 (t->hundreds);
  int32x4_t f = vmulq_s32 (vdupq_n_s32 ((int32_t) (x >> 26)), hundreds);
  f = vbicq_s32 (f, vdupq_n_s32 (INT32_MIN));
  int32x4_t pairs = vqdmulhq_laneq_s32 (f, hundreds, 1);
  uint64_t first = x >> 57;
  IN_REGISTER (first);
  int16x8_t all = vcombine_s16 (vmovn_s32 (pairs), vcreate_s16 (first));
  return decimal_pairs_text (all, factors, vdupq_n_u8 ('0'));
}

/* The absolute value of V, and the code that writes its sign.  These replace
   the forms of decimal-signed.h, from which the compiler would make branches;
   signs are hard to predict.  */
#define decimal_magnitude decimal_magnitude

QRINTF_INLINE uint64_t
decimal_magnitude (int64_t v)
{
  uint64_t magnitude;
  __asm__("cmp\t%1, #0\n\tcneg\t%0, %1, lt" : "=r"(magnitude) : "0"(v) : "cc");
  return magnitude;
}

QRINTF_INLINE char *
decimal_sign (char *p, bool negative)
{
  *p = '-';
  IN_REGISTER (p);
  p += negative;
  IN_REGISTER (p);
  return p;
}

/* Both for 32 bits: writes the sign at *P and moves *P behind it.  */
QRINTF_INLINE uint64_t
decimal_signed32 (char **p, int32_t v)
{
  uint64_t magnitude;
  char *after = *p;
  *after = '-';
  __asm__("cmp\t%w2, #0\n\tcneg\t%w0, %w2, lt\n\tcinc\t%1, %1, lt"
          : "=r"(magnitude), "+r"(after)
          : "r"(v)
          : "cc");
  *p = after;
  QRINTF_ASSERT (magnitude <= (uint64_t) INT32_MAX + 1);
  return magnitude;
}

QRINTF_INLINE char *
decimal_u32 (char *p, uint64_t v)
{
  QRINTF_ASSERT (v <= UINT32_MAX);
  decimal_table t = decimal_table_get ();
  size_t n = decimal_count32_by (t, v);
  const struct decimal_ten *row = decimal_row (t, n);
  uint8x16_t text = decimal_text10 (t, ten_digits_pairs (row, v));
  const uint16_t first = vgetq_lane_u16 (vreinterpretq_u16_u8 (text), 4);
  memcpy (p, &first, 2);
  store_lower (p + 2, text);
  return p + n;
}

#define decimal_i32 decimal_i32

QRINTF_INLINE char *
decimal_i32 (char *p, int32_t v)
{
  uint64_t magnitude = decimal_signed32 (&p, v);
  return decimal_u32 (p, magnitude);
}

/* Short numbers, the most frequent ones, have their own path here, so that of
   decimal.c, which is for other CPUs, is off.  */
#define DECIMAL_SMALL 0

/* Writes V < 100, exactly.  If there is only one digit, the first store writes
   it, too.  */
QRINTF_INLINE char *
decimal_two (char *p, uint64_t v)
{
  QRINTF_ASSERT (v < 100);
  uint16_t two;
  memcpy (&two, __qrintf_dec2[v], 2);
  uint32_t last = two >> 8, first = v > 9 ? two : last;
  *p = (char) first;
  p += v > 9;
  IN_REGISTER (p);
  *p = (char) last;
  return p + 1;
}

/* Whether decimal_four can write V.  The limit is one that an instruction can
   hold.  */
QRINTF_INLINE bool
decimal_is_small (uint64_t v)
{
  return v < 4096;
}

/* Writes V < 4096, exactly.  */
QRINTF_INLINE char *
decimal_four (char *p, uint64_t v)
{
  QRINTF_ASSERT (decimal_is_small (v));
  if (v < 100)
    return decimal_two (p, v);
  uint64_t high = v * 5243 >> 19;
  p = decimal_two (p, high);
  uint64_t hundred = 100;
  IN_REGISTER (hundred); /* keeps a multiplication, which GCC would replace by
                            additions */
  memcpy (p, __qrintf_dec2[v - high * hundred], 2);
  return p + 2;
}

/* Writes V >= 10^15, of N > 15 digits, exactly.  The second store overwrites
   the overrun of the first, which writes four arbitrary bytes if no digits
   precede the last sixteen.  */
QRINTF_OUTLINE char *
decimal_long (char *p, uint64_t v, size_t n, decimal_table t)
{
  QRINTF_ASSERT (n > 15 && n <= 20);
  uint64_t high = (uint64_t) ((unsigned __int128) v * t->sixteenth >> 115);
  uint64_t two = high * 5243 >> 19; /* HIGH / 100, as HIGH < 10^4 */
  uint16_t first, second;
  memcpy (&first, __qrintf_dec2[two], 2);
  memcpy (&second, __qrintf_dec2[high - two * 100], 2);
  uint32_t text = first | (uint32_t) second << 16;
  text >>= -8 * (unsigned) n % 32; /* 20 - N bytes, or none */
  memcpy (p, &text, 4);
  store128 (p + n - 16, decimal_text16 (t, v - high * t->ten16));
  return p + n;
}

/* Writes V, exactly or with an overrun of up to fifteen bytes.  */
QRINTF_INLINE char *
decimal_put_u64 (char *p, uint64_t v, bool exact)
{
  if (decimal_is_small (v))
    return decimal_four (p, v);
  decimal_table t = decimal_table_get ();
  size_t n = decimal_count_by (t, v);
  if (n > 16)
    return decimal_long (APART (p), APART (v), n, t);
  if (exact)
    return store_last (p, decimal_text16 (t, v), t->places, n);
  store128 (p, bytes_from (decimal_text16 (t, v), t->places, 16 - n));
  return p + n;
}

#define decimal_u64(P, V) decimal_put_u64 (P, V, false)
#define decimal_u64_exact(P, V) decimal_put_u64 (P, V, true)

/* Writes V, exactly.  Four digits and more take two stores that overlap.  */
QRINTF_INLINE char *
decimal_u32_exact (char *p, uint64_t v)
{
  QRINTF_ASSERT (v <= UINT32_MAX);
  if (decimal_is_small (v))
    return decimal_four (p, v);
  decimal_table t = decimal_table_get ();
  size_t n = decimal_count32_by (t, v);
  QRINTF_ASSERT (n > 3 && n <= 10);
  const struct decimal_ten *row = decimal_row (t, n);
  uint8x16_t text = decimal_text10 (t, ten_digits_pairs (row, v));
  uint8x8_t ends = vqtbl1_u8 (text, vld1_u8 (row->ends));
  if (n < 8)
    {
      vst1_lane_u32 ((uint32_t *) p, vreinterpret_u32_u8 (ends), 0);
      p += n;
      vst1_lane_u32 ((uint32_t *) (p - 4), vreinterpret_u32_u8 (ends), 1);
      return p;
    }
  vst1q_lane_u16 ((uint16_t *) p, vreinterpretq_u16_u8 (text), 4);
  p += n;
  vst1_u8 ((uint8_t *) p - 8, ends);
  return p;
}

QRINTF_INLINE char *
decimal_i32_exact (char *p, int32_t v)
{
  uint64_t magnitude = decimal_signed32 (&p, v);
  return decimal_u32_exact (p, magnitude);
}

#endif
