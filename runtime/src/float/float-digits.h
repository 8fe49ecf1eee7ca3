/* SPDX-License-Identifier: MIT-0 */
/* The first 1 to 18 significant digits of a double, correctly rounded in all
   rounding modes.  Refused are more digits, infinities and NaNs.  The compiler
   must have a 128-bit integer.

   After R. Cox, "Floating-Point Printing and Parsing Can Be Simple And Fast"
   (2026): one multiplication by a power of ten that is rounded to 64 bits, and
   a second one if the first leaves doubt.  The second multiplication, and all
   rounding modes but to nearest, are in float-digits.c, once for all ISA tiers.

   Let the number be m * 2^(e - 63) with 2^63 <= m < 2^64, and 10^p = t * 2^(b -
   127) with 2^127 <= t < 2^128.  Then y = m * t / 2^128 lies in [2^62, 2^64),
   and the number times 10^p is y / 2^s with s = 62 - e - b.  For the p that
   gives up to 18 digits before the radix point, 3 <= s <= 64.  Two results are
   needed: the largest multiple of 2^(s - 1) that is at most y, whose last bit
   is worth half a digit, and the sticky bit, which says whether y exceeds that
   multiple.

   P = ceil (t) is HIGH * 2^64 - LOW.  HIGH is in a table for the p of numbers
   between 10^-30 and 10^30, and is the product of two powers for the others.
   Let m * HIGH = a * 2^64 + b.  Since m < 2^64 and HIGH exceeds t / 2^64 by
   less than 1, a - 1 < y <= a + b / 2^64.  If one of the lower s - 1 bits of a
   is set, the multiple is the one below a; a - 1 is not less than it, so y
   exceeds it and the sticky bit is set.

   If none of these bits is set, a is a multiple itself, and the result depends
   on the sign of d = (y - a) * 2^128 = b * 2^64 - m * LOW - m * (P - t).  Let c
   be the upper half of m * LOW.  Then d lies in ((b - c - 2) * 2^64, (b - c) *
   2^64].

   - If b - c >= 2, d is positive.
   - If b - c < 0, d is negative, and y > a - 1: the multiple is the one below
     a, and y exceeds it.
   - Otherwise |d| < 2^65.  But for every significand of 53 bits and every p of
     the table, y is a multiple of 4 or differs from one by at least 2^-63,
     which is 2^65 in units of d.  So d = 0.  (This covers the exact cases:
     integers, 5^-p dividing m, and ties.) make-powers.py --prove finds the
     least difference for each p by continued fractions; the minimum over all is
     2^-61.4.

   p follows from an estimate of the decimal exponent that is right or one too
   low.  If it is too low, there are n + 1 digits, and p - 1 is right.  The same
   is done if rounding has turned nines into 10^n: the digits are then at most a
   half, or in the directed modes less than 1, below 10^n.  Hence the digits for
   p - 1 are less than a half, or less than 1, below 10^(n - 1), and are rounded
   to that.  make-powers.py --prove also checks the table, the range of s, the
   estimate and the logarithm.  */

#ifndef QRINTF_FLOAT_DIGITS_H
#define QRINTF_FLOAT_DIGITS_H

#include "core/bits.h"
#include "float/float-parts.h"
#include "tables/pow10.h"

#define FLOAT_POWER_FIRST (-309)
#define FLOAT_POWER_LAST 341

/* The range of powers in __qrintf_powers, which has their HIGH.  */
#define FLOAT_NEAR_FIRST (-32)
#define FLOAT_NEAR_LAST 47

/* The step between the powers of __qrintf_power_bases, which start at
   10^(-FLOAT_POWER_STEP * FLOAT_BASES_BELOW) and have 192 bits, the lowest word
   first.  Up to 10^FLOAT_POWER_STEP a whole power is in HIGH, so that it is a
   power of five scaled to 64 bits.  */
#define FLOAT_POWER_STEP 16
#define FLOAT_BASES_BELOW 20

extern __attribute__ ((visibility ("hidden")))
const uint64_t __qrintf_powers[FLOAT_NEAR_LAST - FLOAT_NEAR_FIRST + 1];

extern __attribute__ ((visibility ("hidden")))
const uint64_t __qrintf_power_bases[2 * FLOAT_BASES_BELOW + 2][3];

/* The number is about DIGITS * 10^(EXPONENT - n + 1), with DIGITS in
   [10^(n - 1), 10^n), or both zero.  */
struct float_digits
{
  uint64_t digits;
  int32_t exponent;
};

/* The decimal exponent of the number, or one less.  T / 2^20 is its binary
   logarithm, interpolated linearly between powers of two; that is never above
   the true logarithm.  */
QRINTF_INLINE int32_t
float_digits_estimate (int32_t t)
{
  QRINTF_ASSERT (t >= -1074 * (1 << 20) && t < 1024 * (1 << 20));
  return (int32_t) (t * INT64_C (1292913986) >> 52);
}

/* floor (log2 (10^P)).  */
QRINTF_INLINE int32_t
float_digits_log2 (int32_t p)
{
  QRINTF_ASSERT (p >= FLOAT_POWER_FIRST && p <= FLOAT_POWER_LAST);
  return p * 217706 >> 16;
}

/* The base and the power of five, *FIVE, that 10^P is the product of.  */
QRINTF_INLINE const uint64_t *
float_power_base (int32_t p, uint64_t *five)
{
  QRINTF_ASSERT (p >= FLOAT_POWER_FIRST && p <= FLOAT_POWER_LAST);
  unsigned up = (unsigned) (p + FLOAT_POWER_STEP * FLOAT_BASES_BELOW);
  *five = __qrintf_powers[up % FLOAT_POWER_STEP - FLOAT_NEAR_FIRST];
  return __qrintf_power_bases[up / FLOAT_POWER_STEP];
}

/* HIGH of 10^P, or the same for half of t, which has 63 bits.  A product of two
   powers is never an integer here, so that it is rounded up by adding one.  The
   lowest word of the base does not matter.  */
QRINTF_INLINE uint64_t
float_power_high (int32_t p)
{
  if (__builtin_expect (p >= FLOAT_NEAR_FIRST && p <= FLOAT_NEAR_LAST, 1))
    return __qrintf_powers[p - FLOAT_NEAR_FIRST];
  uint64_t five;
  const uint64_t *base = float_power_base (p, &five);
  unsigned __int128 power = (unsigned __int128) base[2] * five;
  uint64_t low = (uint64_t) power;
  uint64_t next = (uint64_t) ((unsigned __int128) base[1] * five >> 64);
  bool carry = low + next < low;
  return (uint64_t) (power >> 64) + carry + 1;
}

/* Whether HIGH of 10^P is t / 2^64, so that LOW is zero.  */
QRINTF_INLINE bool
float_power_is_exact (int32_t p)
{
  return p >= 0 && p <= FLOAT_POWER_STEP;
}

/* The product of a number and a power of ten.  */
struct float_product
{
  uint64_t high, low;
  unsigned below; /* bits of HIGH below the half bit, s - 1 */
};

/* The product of m * 2^(e - 63) and 10^P, where POWER is that of
   float_power_high.  With half of t, y has one bit less, and what is said above
   of bits that are set holds for it.  */
QRINTF_INLINE struct float_product
float_digits_product (uint64_t m, int32_t e, int32_t p, uint64_t power)
{
  QRINTF_ASSERT (m >> 63);
  struct float_product r;
  r.below = (unsigned) (60 + (int) (power >> 63) - e - float_digits_log2 (p));
  QRINTF_ASSERT (r.below >= 1 && r.below < 64);
  unsigned __int128 product = (unsigned __int128) m * power;
  r.high = (uint64_t) (product >> 64);
  r.low = (uint64_t) product;
  return r;
}

/* The finite number with BITS without its sign, which is not zero, as m * 2^(e
   - 63), and the estimate of its decimal exponent.  */
struct float_scaled
{
  uint64_t m;
  int32_t e, exponent;
};

/* The positive normal number with BITS.  */
QRINTF_INLINE struct float_scaled
float_scaled_of (uint64_t bits)
{
  QRINTF_ASSERT (bits >> 52 > 0 && bits >> 52 < 0x7ff);
  int32_t t = (int32_t) (bits >> 32) - (1023 << 20);
  return (struct float_scaled){ bits << 11 | UINT64_C (1) << 63,
                                (int32_t) (bits >> 52) - 1023,
                                float_digits_estimate (t) };
}

/* Sets *D to the first N significant digits of the finite number with BITS, 0 <
   N <= 18, rounded.  Returns false if they take more than one multiplication,
   or if the number is subnormal.  */
QRINTF_INLINE bool
float_digits_quick (struct float_digits *d, uint64_t bits, unsigned n)
{
  QRINTF_ASSERT (n > 0 && n <= 18);
  bits &= UINT64_MAX >> 1;
  if (__builtin_expect (bits >> 52 == 0, 0))
    {
      *d = (struct float_digits){ 0, 0 };
      return bits == 0;
    }
  struct float_scaled x = float_scaled_of (bits);
  int32_t p = (int32_t) n - 1 - x.exponent;
  struct float_product r
      = float_digits_product (x.m, x.e, p, float_power_high (p));
  uint64_t halves = r.high >> r.below;
  *d = (struct float_digits){ (halves + 1) >> 1, x.exponent };
  if (__builtin_expect (d->digits >= __qrintf_pow10[n], 0))
    return false;
  /* If a bit below the half bit is set, a part is cut off and the quotient is
     not a tie.  */
  if (__builtin_expect (halves << r.below != r.high, 1))
    return __builtin_expect (float_rounding_mode () == round_to_nearest, 1);
  /* Nothing is cut off from the product by a power that is exact, as of most
     integers.  */
  return !(r.low | (halves & 1)) && float_power_is_exact (p);
}

/* The first N digits of any finite number but zero, rounded in all modes.  This
   is the slow path.  */
__attribute__ ((visibility ("hidden"))) struct float_digits
__qrintf_float_settle (uint64_t bits, unsigned n);

/* What the texts of "%e" and "%g" have besides their digits.  */
struct float_text_form
{
  bool negative;
  char radix;
};

/* Whether V is refused: only finite numbers are written here, with a RADIX of
   one byte.  */
QRINTF_INLINE bool
float_text_refuses (struct float_parts v, const char *radix)
{
  return v.kind != float_finite || !float_radix_is_byte (radix);
}

/* The magnitude of an exponent, without a branch.  */
QRINTF_INLINE unsigned
float_text_magnitude (int32_t exponent)
{
  unsigned minus = 0U - (exponent < 0);
  return ((unsigned) exponent ^ minus) - minus;
}

#endif
