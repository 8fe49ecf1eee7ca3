/* SPDX-License-Identifier: MIT-0 */
/* Doubles in fixed style, of up to 19 decimal places, exactly.

   From 2^64 on a number is an integer, whose digits float-fixed-large.h makes.
   A smaller number m * 2^-s has the integral part m >> s and the fraction f *
   2^-64, where f is the lower s bits of m, shifted to the top of 64.  For P <=
   19, f times 10^P is less than 2^128: the upper half of the product has the P
   digits of the fraction, the lower half is the part that is cut off.  Both are
   exact, so the comparison with one half is exact in every rounding mode.  For
   a number so small that f would lose bits, m * 10^P is shifted instead.

   This serves the slow path, float-fixed-other.c; the fast paths for short
   texts are x86/float-fixed.h and neon/float-fixed.h.  The compiler must have a
   128-bit integer.  */

#ifndef QRINTF_FLOAT_FIXED_NUMBER_H
#define QRINTF_FLOAT_FIXED_NUMBER_H

#include "core/memory.h"
#include "float/fixed/float-fixed-large.h"
#include "float/float-parts.h"
#include "integer/decimal/decimal-core.h"
#include "integer/decimal/decimal-digits.h"
#include "integer/wide-core.h"
#include "tables/pow10.h"

__extension__ typedef unsigned __int128 fixed_wide;

enum
{
  fixed_precision_max = 19
};

struct fixed_number
{
  uint64_t integer;  /* or the first word of LARGE */
  uint64_t fraction; /* in units of the last place, less than 10^P */
  const struct fixed_large *large; /* of a number of 2^64 or more, else null */
};

/* 10^PRECISION.  */
QRINTF_INLINE uint64_t
fixed_power (unsigned precision)
{
  QRINTF_ASSERT (precision <= fixed_precision_max);
  return __qrintf_pow10[precision];
}

/* Whether P in PRECISION places can be written here.  */
QRINTF_INLINE bool
fixed_serves (const struct float_parts *p, unsigned precision)
{
  return p->kind == float_finite && precision <= fixed_precision_max;
}

/* Whether a text of PRECISION decimal places has '.' as its radix character, or
   none.  */
QRINTF_INLINE bool
fixed_radix_is_point (unsigned precision)
{
  return precision == 0 || float_radix_is (float_radix (), '.');
}

/* Whether P, which is finite, is 2^64 or more.  */
QRINTF_INLINE bool
fixed_is_large (const struct float_parts *p)
{
  return p->exponent > 11;
}

/* The digits of the fraction M * 2^-S, S >= 64, in units of 1 / POWER, cut off.
   *REST is the part that is cut off, in units of 2^-64; it is odd if a part of
   such a unit is cut off, too.  */
QRINTF_INLINE uint64_t
fixed_tiny (uint64_t m, unsigned s, uint64_t power, uint64_t *rest)
{
  QRINTF_ASSERT (s >= 64);
  fixed_wide product = (fixed_wide) m * power;
  if (s >= 192)
    {
      *rest = product != 0;
      return 0;
    }
  /* The rest in units of 2^-128, and whether there is a smaller part.  */
  fixed_wide cut = s < 128 ? product << (128 - s) : product >> (s - 128);
  bool less = s > 128 && cut << (s - 128) != product;
  *rest = (uint64_t) (cut >> 64) | ((uint64_t) cut != 0) | less;
  return s < 128 ? (uint64_t) (product >> s) : 0;
}

/* Whether REST, in units of 2^-64, is rounded up, if rounding is to nearest
   with ties to even.  ODD says whether the last digit is odd.  */
QRINTF_INLINE bool
fixed_rounds_to_even (uint64_t rest, bool odd)
{
  return rest > (1ULL << 63) - odd;
}

/* The same in the rounding mode of the thread.  */
QRINTF_INLINE bool
fixed_rounds_up (uint64_t rest, bool odd, bool negative)
{
  enum float_rounding mode = float_rounding_mode ();
  if (__builtin_expect (mode == round_to_nearest, 1))
    return fixed_rounds_to_even (rest, odd);
  return float_rounds_up (mode, negative, odd,
                          rest ? rest_above_half : rest_none);
}

/* P rounded to PRECISION places.  */
QRINTF_INLINE struct fixed_number
fixed_number_of (const struct float_parts *p, unsigned precision)
{
  QRINTF_ASSERT (fixed_serves (p, precision) && !fixed_is_large (p));
  uint64_t m = p->mantissa, rest, power = fixed_power (precision);
  int s = -p->exponent;
  if (s <= 0)
    return (struct fixed_number){ m << -s, 0, NULL };
  struct fixed_number x = { 0, 0, NULL };
  if (s < 64)
    {
      x.integer = m >> s;
      fixed_wide product = (fixed_wide) (m << (64 - s)) * power;
      x.fraction = (uint64_t) (product >> 64);
      rest = (uint64_t) product;
    }
  else
    x.fraction = fixed_tiny (m, (unsigned) s, power, &rest);
  bool odd = (precision ? x.fraction : x.integer) & 1;
  x.fraction += fixed_rounds_up (rest, odd, p->negative);
  if (__builtin_expect (x.fraction == power, 0))
    {
      x.fraction = 0;
      ++x.integer;
    }
  return x;
}

/* P, whose digits are left in *LARGE.  */
QRINTF_INLINE struct fixed_number
fixed_number_of_large (const struct float_parts *p, struct fixed_large *large)
{
  QRINTF_ASSERT (fixed_is_large (p));
  fixed_large_of (large, p->mantissa, (unsigned) p->exponent);
  return (struct fixed_number){ large->words[large->count - 1], 0, large };
}

QRINTF_OUTLINE char *
fixed_digits (char *p, uint64_t v, unsigned n)
{
  return decimal_digits (p, v, n);
}

/* Writes the integral part of X, whose first word has COUNT digits.  The other
   words are written from the last to the first as groups of 19 digits, which
   begin with a zero that is overwritten.  */
QRINTF_INLINE char *
fixed_put_integer (char *p, const struct fixed_number *x, unsigned count)
{
  char *end = p + count;
  if (x->large)
    {
      unsigned others = x->large->count - 1;
      end += others * large_digits;
      for (unsigned i = 0; i < others; i++)
        wide_group (end - i * large_digits - 19, x->large->words[i]);
    }
  fixed_digits (p, x->integer, count);
  return end;
}

/* Writes X with its sign and the field of FLAGS and WIDTH; a null pointer if it
   does not fit.  */
QRINTF_INLINE char *
fixed_put (char *cursor, char *limit, const struct fixed_number *x,
           bool negative, unsigned flags, unsigned width, unsigned precision)
{
  bool has_radix = precision || flags & QRINTF_ALT;
  const char *radix = has_radix ? float_radix () : "";
  size_t radix_length = radix[0] && radix[1] ? text_length (radix) : has_radix;
  unsigned sign = float_sign (negative, flags);
  unsigned count = decimal_count (x->integer);
  size_t digits = count;
  if (x->large)
    digits += (x->large->count - 1) * large_digits;
  size_t need = (sign != 0) + digits + radix_length + precision;
  /* A radix character counts as one byte of the width, however long it is.  */
  size_t columns = need - radix_length + has_radix;
  size_t pad = width > columns ? width - columns : 0;
  if (!float_fits (cursor, limit, need + pad))
    return NULL;
  char *p = cursor, *end = cursor + need + pad;
  bool left = flags & QRINTF_LEFT, zero = flags & QRINTF_ZERO;
  if (pad && !zero)
    fill_memory (left ? end - pad : p, ' ', pad);
  if (!left && !zero)
    p += pad;
  *p = (char) sign; /* without a sign, the first digit overwrites it */
  p += sign != 0;
  if (pad && zero)
    {
      fill_memory (p, '0', pad);
      p += pad;
    }
  p = fixed_put_integer (p, x, count);
  copy_memory (p, radix, radix_length);
  if (precision)
    fixed_digits (p + radix_length, x->fraction, precision);
  return end;
}

#endif
