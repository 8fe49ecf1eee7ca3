/* SPDX-License-Identifier: MIT-0 */
/* Significant digits if one multiplication leaves doubt, in all rounding modes.
   See float-digits.h.  */

#ifdef __SIZEOF_INT128__

#include "float/float-digits.h"

struct float_power
{
  uint64_t high, low;
};

/* HIGH and LOW of 10^P; make-powers.py --prove computes all of them.  */
static struct float_power
float_power_of (int32_t p)
{
  if (float_power_is_exact (p))
    return (struct float_power){ __qrintf_powers[p - FLOAT_NEAR_FIRST], 0 };
  uint64_t five;
  const uint64_t *base = float_power_base (p, &five);
  unsigned __int128 lowest = (unsigned __int128) base[0] * five;
  unsigned __int128 middle = (unsigned __int128) base[1] * five;
  unsigned __int128 power = (unsigned __int128) base[2] * five;
  middle += (uint64_t) (lowest >> 64);
  power += (uint64_t) (middle >> 64);
  bool inexact = (uint64_t) lowest | (uint64_t) middle;
  if (!(power >> 127))
    power = power << 1 | ((uint64_t) middle >> 63);
  power += inexact;
  uint64_t low = -(uint64_t) power;
  return (struct float_power){ (uint64_t) (power >> 64) + (low > 0), low };
}

/* Four times the quotient of m * 2^(e - 63) times 10^P, whose lower two bits
   are the half bit and the sticky bit; see float-digits.h for why this is
   exact.  */
static uint64_t
float_digits_quotient (uint64_t m, int32_t e, int32_t p)
{
  struct float_power power = float_power_of (p);
  struct float_product r = float_digits_product (m, e, p, power.high);
  bool more = true;
  if (r.high << (64 - r.below) == 0)
    {
      uint64_t c = (uint64_t) ((unsigned __int128) m * power.low >> 64);
      bool under = r.low < c;
      more = under | (r.low - c > 1);
      r.high -= under;
    }
  return r.high >> r.below << 1 | more;
}

static uint64_t
float_digits_round (uint64_t quotient, bool negative)
{
  static const uint8_t rests[4]
      = { rest_none, rest_below_half, rest_half, rest_above_half };
  enum float_rest rest = (enum float_rest) rests[quotient & 3];
  uint64_t digits = quotient >> 2;
  if (rest == rest_none)
    return digits;
  enum float_rounding mode = float_rounding_mode ();
  return digits + float_rounds_up (mode, negative, digits & 1, rest);
}

/* The positive subnormal number with BITS.  */
static struct float_scaled
float_scaled_subnormal (uint64_t bits)
{
  QRINTF_ASSERT (bits && bits >> 52 == 0);
  unsigned length = significant_bits (bits);
  uint64_t m = bits << (64 - length);
  int32_t e = (int32_t) length - 1075;
  int32_t t = e * (1 << 20) + (int32_t) (m << 1 >> 44);
  return (struct float_scaled){ m, e, float_digits_estimate (t) };
}

/* With more than N digits the estimate was too low, or rounding has turned
   nines into a power of ten, which also happens with one digit less.  */
struct float_digits
__qrintf_float_settle (uint64_t bits, unsigned n)
{
  bool negative = bits >> 63;
  bits &= UINT64_MAX >> 1;
  struct float_scaled x
      = bits >> 52 ? float_scaled_of (bits) : float_scaled_subnormal (bits);
  int32_t p = (int32_t) n - 1 - x.exponent;
  uint64_t quotient = float_digits_quotient (x.m, x.e, p);
  uint64_t digits = float_digits_round (quotient, negative);
  if (digits >= __qrintf_pow10[n])
    {
      x.exponent++;
      quotient = float_digits_quotient (x.m, x.e, p - 1);
      digits = float_digits_round (quotient, negative);
    }
  return (struct float_digits){ digits, x.exponent };
}

#endif
