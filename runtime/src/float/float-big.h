/* SPDX-License-Identifier: MIT */
/* Every decimal digit of M * 2^E, or the first so many, by big integers.

   A number's digits stand in limbs of base 10^18 (10^9 where there are no
   128-bit products).  An integer is made by multiplying M, in that base, by
   powers of two; a fraction by multiplying it, in base two, by 10^18, whose
   integer part is the next limb.  Neither needs a table or a division.  Where
   only leading digits are asked for, limbs too low to matter are dropped; if
   the digits then do not decide, float_expand refuses and the caller asks again
   for all of them.

   It refuses nothing else, writes no text and knows no rounding mode but what
   float_cut is told.  */

#ifndef QRINTF_FLOAT_BIG_H
#define QRINTF_FLOAT_BIG_H

#include "core/bits.h"
#include "float/float-parts.h"

#if defined __SIZEOF_INT128__ && !defined QRINTF_NARROW_LIMBS
typedef uint64_t limb;
__extension__ typedef unsigned __int128 wide;
#define LIMB_BASE ((limb) 1000000000000000000)
enum
{
  limb_bits = 64,
  limb_digits = 18,
  step_bits = 59 /* 2^59 < 10^18 */
};
#else
typedef uint32_t limb;
typedef uint64_t wide;
#define LIMB_BASE ((limb) 1000000000)
enum
{
  limb_bits = 32,
  limb_digits = 9,
  step_bits = 29 /* 2^29 < 10^9 */
};
#endif

enum
{
  /* No number has more digits before or after the point.  */
  float_most_digits = 16445,

  /* The most decimal limbs of a number, and as binary limbs the bits of its
     fraction.  A double has 767 significant digits at most, an extended number
     11514; the integers, of 309 and 4933, are shorter.  A limb at either end
     may hold a digit only, and a carry and the limbs of an integer part take
     four more.  */
  double_limbs = 767 / limb_digits + 8,
  double_bits = 1074 / limb_bits + 1,
  extended_limbs = 11514 / limb_digits + 8,
  extended_bits = 16445 / limb_bits + 1,

  units_limbs = 4
};

/* The limbs, most significant first: limb[0] is not zero and counts
   (10^18)^TOP.  There is room for one more before it.  COUNT 0 is zero.  MORE
   tells of something, not zero, below the last limb.  */
struct decimal
{
  limb *limb;
  unsigned count;
  int top;
  bool more;
};

/* What is wanted of a number: all limbs down to that of (10^18)^LAST, but not
   more than MOST significant ones; ALL: dropping none on the way.  */
struct decimal_request
{
  int last;
  unsigned most;
  bool all;
};

static const uint64_t float_pow10[20] = {
#include "tables/pow10.inc"
};

/* Multiplies the N limbs LOW[0], LOW[-1], … by 2^SHIFT and returns their new
   number.  The quotient Q of D * 2^SHIFT by the base is estimated by a
   reciprocal R = floor (2^(step_bits + limb_bits) / base): it is too small by
   less than D / 2^limb_bits < 0.24 before its fraction is cut off, so that the
   remainder is below 1.24 times the base; with a carry below 2^step_bits the
   sum is below twice the base, and below 2^limb_bits.  The next carry is again
   below 2^SHIFT.  Only additions wait for the carry.  */
static unsigned
decimal_scale_up (limb *low, unsigned n, unsigned shift)
{
  QRINTF_ASSERT (shift > 0 && shift <= step_bits);
  const wide reciprocal = ((wide) 1 << (step_bits + limb_bits)) / LIMB_BASE;
  unsigned drop = step_bits - shift;
  limb carry = 0;
  for (unsigned i = 0; i < n; ++i)
    {
      limb d = low[-(int) i];
      limb q = (limb) (d * (wide) (limb) reciprocal >> limb_bits) >> drop;
      limb r = (limb) (d << shift) - q * LIMB_BASE + carry;
      limb over = r >= LIMB_BASE;
      low[-(int) i] = over ? r - LIMB_BASE : r;
      carry = q + over;
    }
  if (carry)
    low[-(int) n++] = carry;
  return n;
}

/* V as limbs UNITS[0], UNITS[-1], …; returns their number.  */
static unsigned
decimal_put_units (limb *units, uint64_t v)
{
  unsigned n = 0;
  for (; v; v /= LIMB_BASE)
    units[-(int) n++] = (limb) (v % LIMB_BASE);
  return n;
}

/* M * 2^E, E >= 0, in the CAPACITY limbs at SPACE; false if its digits do not
   decide.

   At most KEEP limbs are kept.  Dropping the lowest of KEEP + 1 makes the
   number smaller by less than base^(1 - KEEP) of itself, and that happens 565
   times at most, which is less than the base.  So the true number is less than
   one unit of the third limb from the end above the one kept: unless that limb
   would overflow, no digit before it can be another, nor can what follows a
   digit reach a half that it does not show.  */
static bool
decimal_of_integer (struct decimal *d, limb *space, unsigned capacity,
                    uint64_t m, unsigned e, unsigned most)
{
  QRINTF_ASSERT (e <= 16320 && most >= 2);
  limb *units = space + capacity - 1;
  limb *low = units;
  unsigned keep = most < capacity - 3 ? most + 3 : capacity;
  unsigned n = decimal_put_units (units, m);
  while (e)
    {
      unsigned shift = e < step_bits ? e : step_bits;
      n = decimal_scale_up (low, n, shift);
      e -= shift;
      if (n > keep)
        {
          d->more |= *low-- != 0;
          --n;
        }
    }
  d->limb = low - n + 1;
  d->count = n;
  d->top = (int) (units - d->limb);
  return !d->more || d->limb[keep - 3] != LIMB_BASE - 1;
}

/* A fraction in base two: the limbs from LOW to below HIGH, of which LIMB[SIZE]
   would be the units.  Those from HIGH to SIZE are zero, and not yet
   written.  */
struct fraction
{
  limb *limb;
  unsigned low;
  unsigned high;
  unsigned size;
};

/* M * 2^-E, which is below 1, in SPACE.  */
static struct fraction
fraction_of (limb *space, uint64_t m, unsigned e)
{
  QRINTF_ASSERT (e > 0 && (e >= 64 || m >> e == 0));
  struct fraction f
      = { .limb = space, .size = (e + limb_bits - 1) / limb_bits };
  unsigned shift = f.size * limb_bits - e;
  limb carry = 0;
  for (; m; m = limb_bits < 64 ? m >> limb_bits % 64 : 0)
    {
      wide t = ((wide) (limb) m << shift) + carry;
      space[f.high++] = (limb) t;
      carry = (limb) (t >> limb_bits);
    }
  if (carry)
    space[f.high++] = carry;
  while (f.low < f.high && space[f.low] == 0)
    ++f.low;
  return f;
}

/* Multiplies by the decimal base and takes off the integer part.  As 10^18 has
   the factor 2^18, the low limbs vanish one after the other.  */
static limb
fraction_next (struct fraction *f)
{
  limb carry = 0;
  for (unsigned i = f->low; i < f->high; ++i)
    {
      wide t = (wide) f->limb[i] * LIMB_BASE + carry;
      f->limb[i] = (limb) t;
      carry = (limb) (t >> limb_bits);
    }
  while (f->low < f->high && f->limb[f->low] == 0)
    ++f->low;
  if (f->high == f->size)
    return carry;
  if (carry)
    f->limb[f->high++] = carry;
  return 0;
}

/* How many limbs of F that are not zeros before the first are wanted, or a few
   more.  A limb taken off multiplies by less than 2^(step_bits + 1), so that so
   many are zero before HIGH has come to SIZE.  */
static unsigned
fraction_wanted (const struct fraction *f, struct decimal_request want)
{
  QRINTF_ASSERT (want.most >= 2 && want.last < 0);
  if (want.all || f->high == f->size)
    return want.most;
  unsigned zeros = limb_bits * (f->size - 1 - f->high) / (step_bits + 1);
  unsigned limbs = (unsigned) -want.last;
  unsigned least = limbs > zeros ? limbs - zeros + 2 : 2;
  return want.most < least ? want.most : least;
}

/* Appends the limbs of F to D, which holds the integer part; false if the
   digits do not decide.

   Until the first limb that is not zero no more than KEEP binary limbs are
   kept.  As above, that makes the number smaller by less than 2^9 (limb_bits
   64) or 2^11 (32) times 2^(limb_bits * (1 - KEEP)) of itself.  When HIGH has
   come to SIZE, so that it is below 2^(limb_bits * SIZE), and has been
   multiplied C times by 10^18 < 2^60 (10^9 < 2^30), that is below 2^(64 * (SIZE
   - KEEP + 1) + 9 + 60 * C), or the same with 32, 11 and 30.  C is MOST + 1 at
   most, since one of the limbs taken off may be zero, and MOST is at least 2.
   So with KEEP = MOST + 3 (MOST + 4) it is below one unit of the topmost limb:
   unless that one would overflow all digits are right.  */
static bool
decimal_add_fraction (struct decimal *d, struct fraction *f,
                      struct decimal_request want)
{
  unsigned most = fraction_wanted (f, want);
  unsigned keep = most + 3 + (limb_bits < 64);
  for (int weight = -1;
       f->low < f->high && d->count < most && weight >= want.last; --weight)
    {
      bool small = f->high < f->size;
      limb x = fraction_next (f);
      if (small && f->high - f->low > keep)
        {
          f->low = f->high - keep;
          d->more = true;
        }
      if (d->count == 0)
        d->top = weight;
      if (d->count || x)
        d->limb[d->count++] = x;
    }
  bool decided
      = !d->more || f->high < f->size || (limb) (f->limb[f->size - 1] + 1) != 0;
  d->more |= f->low < f->high;
  return decided;
}

/* The digits of P in the CAPACITY limbs at SPACE, with room for its fraction
   after them; false if dropping limbs was not right, so that MOST must be no
   less than CAPACITY.  */
static bool
float_expand (struct decimal *d, limb *space, unsigned capacity,
              const struct float_parts *p, struct decimal_request want)
{
  uint64_t m = p->mantissa & ~((uint64_t) p->pseudo << 63);
  *d = (struct decimal){ .limb = space + units_limbs };
  if (m == 0)
    return true;
  if (p->exponent >= 0)
    return decimal_of_integer (d, space, capacity, m, (unsigned) p->exponent,
                               want.most);
  unsigned e = (unsigned) -p->exponent;
  if (e < 64)
    {
      limb *units = space + units_limbs - 1;
      d->count = decimal_put_units (units, m >> e);
      d->limb -= d->count;
      d->top = (int) d->count - 1;
      m &= ((uint64_t) 1 << e) - 1;
    }
  struct fraction f = fraction_of (space + capacity, m, e);
  return decimal_add_fraction (d, &f, want);
}

/* Quotient and remainder of 10^POSITION's place by limbs: the limb's weight,
   and in *PLACE where in that limb.  */
QRINTF_INLINE int
decimal_weight (int position, unsigned *place)
{
  int weight = position / limb_digits - (position % limb_digits < 0);
  *place = (unsigned) (position - weight * limb_digits);
  return weight;
}

/* The exponent of ten of the first digit, 0 for zero.  */
static int
decimal_exponent (const struct decimal *d)
{
  if (d->count == 0)
    return 0;
  /* 1233 / 4096 is just above log10 (2) (Bit Twiddling Hacks, "integer log base
     10", after R. Holte).  */
  int n = (int) (significant_bits (d->limb[0]) * 1233 >> 12);
  n -= d->limb[0] < float_pow10[n];
  return d->top * limb_digits + n;
}

/* X modulo 10^PLACE, and in *ODD whether the quotient is odd.  Nine digits at a
   time, because a 64-bit division takes three times as long: with fewer than
   nine digits cut off, those above the lower nine add an even number to the
   quotient.  */
static limb
decimal_low_digits (limb x, unsigned place, bool *odd)
{
  QRINTF_ASSERT (place < limb_digits);
  uint32_t high = (uint32_t) (x / 1000000000);
  uint32_t low = (uint32_t) (x % 1000000000);
  if (place < 9)
    {
      uint32_t unit = (uint32_t) float_pow10[place];
      *odd = low / unit & 1;
      return low % unit;
    }
  uint32_t unit = (uint32_t) float_pow10[place - 9];
  *odd = high / unit & 1;
  return (limb) (high % unit) * 1000000000 + low;
}

/* Adds UNIT to the last limb.  */
static void
decimal_increment (struct decimal *d, limb unit)
{
  unsigned i = d->count - 1;
  d->limb[i] += unit;
  while (d->limb[i] >= LIMB_BASE)
    {
      d->limb[i] -= LIMB_BASE;
      if (i == 0)
        {
          *--d->limb = 1;
          ++d->count;
          ++d->top;
          return;
        }
      ++d->limb[--i];
    }
}

/* How CUT, all digits from limb FROM on and what is below them compare with
   half of UNIT.  */
static enum float_rest
decimal_rest (const struct decimal *d, unsigned from, limb cut, limb unit)
{
  bool more = d->more;
  for (; !more && from < d->count; ++from)
    more = d->limb[from] != 0;
  if (cut > unit / 2 || (cut == unit / 2 && more))
    return rest_above_half;
  if (cut == unit / 2)
    return rest_half;
  return cut || more ? rest_below_half : rest_none;
}

/* Cuts off all digits below PLACE of the limb of WEIGHT, which is the last of
   KEPT; returns what is lost, and in *ODD whether the last digit left is.  */
static enum float_rest
decimal_cut (struct decimal *d, unsigned kept, int weight, unsigned place,
             bool *odd)
{
  limb cut = 0;
  *odd = false;
  if (kept)
    cut = decimal_low_digits (d->limb[kept - 1], place, odd);
  enum float_rest rest;
  if (place)
    rest = decimal_rest (d, kept, cut, (limb) float_pow10[place]);
  else if (kept < d->count && d->top - (int) kept == weight - 1)
    rest = decimal_rest (d, kept + 1, d->limb[kept], LIMB_BASE);
  else
    rest = decimal_rest (d, kept, 0, LIMB_BASE);
  if (kept)
    d->limb[kept - 1] -= cut;
  d->count = kept == 1 && d->limb[0] == 0 ? 0 : kept;
  d->more = false;
  return rest;
}

/* Rounds to a multiple of 10^POSITION.  If not all digits are there, one digit
   below it must be.  */
static void
float_cut (struct decimal *d, int position, enum float_rounding mode,
           bool negative)
{
  unsigned place;
  int weight = decimal_weight (position, &place);
  unsigned kept
      = d->count && d->top >= weight ? (unsigned) (d->top - weight) + 1 : 0;
  if (kept > d->count || (d->count == 0 && !d->more))
    return;
  bool odd;
  enum float_rest rest = decimal_cut (d, kept, weight, place, &odd);
  if (!float_rounds_up (mode, negative, odd, rest))
    return;
  limb unit = (limb) float_pow10[place];
  if (d->count)
    {
      decimal_increment (d, unit);
      return;
    }
  d->count = 1;
  d->limb[0] = unit;
  d->top = weight;
}

#endif
