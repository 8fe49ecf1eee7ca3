/* SPDX-License-Identifier: MIT-0 */
/* Long doubles.  See real.h.

   A value that a double can hold is printed as that double.  Other values are
   printed if one division or multiplication in 128 bits gives their digits:
   "%Lf" with up to 18 places below 2^64, "%Le" and "%Lg" with up to 17 digits.

   Refused are all other values, "%La", and the flag '#'.  Only the x87's long
   double is supported.  */

#include "print/real.h"

#if defined __SIZEOF_INT128__ && __LDBL_MANT_DIG__ == 64                       \
    && defined __x86_64__

#include "core/bits.h"
#include "float/float-field.h"
#include "float/float-text.h"
#include "integer/decimal/decimal-core.h"
#include "integer/decimal/decimal-digits.h"

typedef unsigned __int128 uint128;

enum
{
  most_places = 18
};

/* A finite number MANTISSA * 2^EXPONENT.  */
struct long_parts
{
  uint64_t mantissa;
  int exponent;
  bool negative;
};

/* How a long double is printed.  */
enum long_kind
{
  long_normal, /* by its parts */
  long_double, /* as the double that has the same value */
  long_other   /* by libc */
};

/* Splits V into *PARTS, or stores the bits of the double with the same value in
   *NEAREST.  A conversion would raise floating-point exceptions.  */
QRINTF_INLINE enum long_kind
split_long (struct long_parts *parts, uint64_t *nearest, const long double *v)
{
  enum
  {
    bias = 16383,
    double_bias = 1023
  };
  uint16_t top;
  memcpy (&parts->mantissa, v, 8);
  memcpy (&top, (const char *) v + 8, 2);
  uint64_t m = parts->mantissa, sign = (uint64_t) (top >> 15) << 63, bits;
  int exponent = (top & 0x7fff) - bias;
  parts->negative = top >> 15;
  parts->exponent = exponent - 63;
  if (exponent == -bias)
    {
      bits = sign;
      if (m)
        return long_other;
    }
  else if (exponent == bias + 1)
    {
      bits = sign | UINT64_C (0x7ff) << 52 | (m << 1 >> 12);
      if (!(m >> 63) || (m << 1 && !(m >> 62 & 1)))
        return long_other;
    }
  else if (!(m >> 63))
    return long_other;
  else if (m << 53 || exponent < 1 - double_bias || exponent > double_bias)
    return long_normal;
  else
    bits = sign | (uint64_t) (exponent + double_bias) << 52 | m << 1 >> 12;
  *nearest = bits;
  return long_double;
}

/* A quotient, and its remainder compared with half of the divisor.  */
struct quotient
{
  uint128 whole;
  enum float_rest rest;
};

QRINTF_INLINE enum float_rest
rest_of (uint128 rest, uint128 divisor)
{
  uint128 other = divisor - rest;
  return rest == 0      ? rest_none
         : rest < other ? rest_below_half
         : rest > other ? rest_above_half
                        : rest_half;
}

/* V / 2^BITS.  BITS may be more than 127.  */
QRINTF_INLINE struct quotient
divided_by_bits (uint128 v, unsigned bits)
{
  if (bits > 127)
    return (struct quotient){ 0, bits > 128 && v          ? rest_below_half
                                 : !v                     ? rest_none
                                 : v >> 127 && v << 1     ? rest_above_half
                                 : v >> 127               ? rest_half
                                                          : rest_below_half };
  if (!bits)
    return (struct quotient){ v, rest_none };
  uint128 unit = (uint128) 1 << bits;
  return (struct quotient){ v >> bits, rest_of (v & (unit - 1), unit) };
}

QRINTF_INLINE uint128
rounded (struct quotient q, bool negative)
{
  return q.whole
         + float_rounds_up (float_rounding_mode (), negative, q.whole & 1,
                            q.rest);
}

/* "%.*f" of a number below 2^64: the integer, and the fraction times 10^PLACES.
   The product is below 2^124.  */
static char *
print_long_fixed (char *p, const struct long_parts *v, unsigned places)
{
  uint64_t whole = v->exponent <= -64 ? 0 : v->mantissa >> -v->exponent;
  uint64_t fraction
      = v->exponent <= -64 ? v->mantissa
        : v->exponent == 0 ? 0
                           : v->mantissa & ((UINT64_C (1) << -v->exponent) - 1);
  struct quotient q
      = divided_by_bits ((uint128) fraction * __qrintf_pow10[places],
                         (unsigned) -v->exponent);
  if (!places)
    q.whole = whole;
  uint64_t digits = (uint64_t) rounded (q, v->negative);
  if (!places)
    return decimal_digits (p, digits, decimal_count (digits));
  if (digits == __qrintf_pow10[places])
    {
      digits = 0;
      whole++;
    }
  p = decimal_digits (p, whole, decimal_count (whole));
  *p++ = *float_radix ();
  return decimal_digits (p, digits, places);
}

/* V / DIVISOR, which has to be below 2^64.  Division in C would call
   libgcc.  */
QRINTF_INLINE uint64_t
divided (uint128 v, uint64_t divisor, uint64_t *rest)
{
  uint64_t high = (uint64_t) (v >> 64), whole;
  QRINTF_ASSERT (high < divisor);
  __asm__("divq\t%4"
          : "=a"(whole), "=d"(*rest)
          : "0"((uint64_t) v), "1"(high), "r"(divisor)
          : "cc");
  return whole;
}

/* Stores V * 10^POWER, rounded, in *RESULT.  Returns false if the computation
   needs more than 128 bits or the result is 2^63 or more.  */
static bool
scale_long (uint64_t *result, const struct long_parts *v, int power)
{
  uint128 n = v->mantissa;
  struct quotient q;
  if (power >= 0)
    {
      if (power > 19 || v->exponent > 0)
        return false;
      q = divided_by_bits (n * __qrintf_pow10[power], (unsigned) -v->exponent);
    }
  else
    {
      /* The divisor is 10^-POWER * 2^-EXPONENT.  The quotient by the power of
         ten is shifted right by the power of two.  */
      if (power < -19 || v->exponent > 63 || v->exponent < -63)
        return false;
      uint64_t ten = __qrintf_pow10[-power], rest;
      unsigned down = v->exponent < 0 ? (unsigned) -v->exponent : 0;
      if (v->exponent > 0)
        n <<= v->exponent;
      if ((uint64_t) (n >> 64) >= ten)
        return false;
      uint64_t whole = divided (n, ten, &rest);
      uint64_t unit = UINT64_C (1) << down, cut = whole & (unit - 1);
      q.whole = whole >> down;
      q.rest = down == 0         ? rest_of (rest, ten)
               : cut == 0        ? (rest ? rest_below_half : rest_none)
               : cut < unit / 2  ? rest_below_half
               : cut > unit / 2  ? rest_above_half
               : rest            ? rest_above_half
                                 : rest_half;
    }
  if (q.whole >> 63)
    return false;
  *result = (uint64_t) rounded (q, v->negative);
  return true;
}

/* The first N digits of V.  The decimal exponent is estimated from the binary
   one; the estimate may be one too low.  */
static bool
digits_of_long (struct float_digits *d, const struct long_parts *v, unsigned n)
{
  /* 2^TOP <= |V|.  1233 / 4096 is just below log10 (2) and 1234 / 4096 just
     above, so E is never too high.  */
  int top = v->exponent + 63;
  int e = top >= 0 ? top * 1233 >> 12 : -(-top * 1234 >> 12) - 1;
  for (int tries = 0; tries < 3; tries++, e++)
    {
      if (!scale_long (&d->digits, v, (int) n - 1 - e))
        return false;
      if (d->digits < __qrintf_pow10[n])
        {
          d->exponent = e;
          return d->digits >= __qrintf_pow10[n - 1];
        }
    }
  return false;
}

/* V by "%e", "%f" or "%g".  */
static char *
print_long (char *cursor, char *limit, const struct long_parts *v,
            unsigned style, unsigned precision)
{
  const char *radix = float_radix ();
  if (!float_radix_is_byte (radix) || limit - cursor < longest_real)
    return NULL;
  if (style == 'f')
    {
      if (precision > most_places || v->exponent > 0)
        return NULL;
      if (v->negative)
        *cursor++ = '-';
      return print_long_fixed (cursor, v, precision);
    }
  unsigned n = style == 'e' ? precision + 1 : precision + !precision;
  struct float_digits d;
  if (n > most_digits || !digits_of_long (&d, v, n))
    return NULL;
  struct float_text_form form = { v->negative, *radix };
  return style == 'e' ? float_text_exponent (cursor, limit, d, n, form)
                      : float_text_general (cursor, limit, d, n, form);
}

char *
__qrintf_print_long_real (char *cursor, char *limit, const long double *v,
                          unsigned letter, unsigned flags, unsigned width,
                          int precision)
{
  struct long_parts parts;
  uint64_t nearest;
  unsigned style = letter | 0x20;
  enum long_kind kind = split_long (&parts, &nearest, v);
  if (style == 'a' || kind == long_other)
    return NULL;
  if (kind == long_double)
    return __qrintf_print_real (cursor, limit, nearest, letter, flags, width,
                                precision);
  if (flags & QRINTF_ALT || (size_t) (limit - cursor) < width)
    return NULL;
  unsigned digits = digits_of_precision (precision);
  unsigned sign = parts.negative ? 0 : float_sign (false, flags);
  char *text = cursor;
  if (sign && text != limit)
    *text++ = (char) sign;
  char *end = print_long (text, limit, &parts, style, digits);
  if (!end)
    return NULL;
  if (letter != style)
    flags |= QRINTF_UPPER;
  return __qrintf_float_field (cursor, end, flags, width);
}

char *
__qrintf_print_plain_long (char *p, char *limit, struct printer *printer,
                           packed_field field, const char *letter)
{
  struct long_parts parts;
  uint64_t bits;
  if (__builtin_expect (field > most_digits, 0)
      || split_long (&parts, &bits, peek_long_real (printer->values))
             != long_double)
    return __qrintf_print_other_real (p, limit, printer, field, letter);
  (void) next_long_real (printer->values);
  return __qrintf_print_double (p, limit, bits, (unsigned) field, letter + 1,
                                printer);
}

#endif
