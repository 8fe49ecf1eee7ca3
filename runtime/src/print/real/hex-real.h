/* SPDX-License-Identifier: MIT-0 */
/* "%a" of doubles, as glibc prints it.  Normal numbers have a 1 before the
   radix character; subnormal numbers have a 0 and the exponent -1022.  A
   precision rounds by the current rounding mode.

   Refused are infinities, NaNs and precisions above MOST_HEX_DIGITS.  */

#ifndef QRINTF_HEX_REAL_H
#define QRINTF_HEX_REAL_H

#include "float/float-parts.h"
#if QRINTF_X86
#include "core/x86/store16.h"
#include "integer/x86/hex.h"
#else
#include "integer/digits-of-bits.h"
#endif
#include "print/printer.h"

enum
{
  hex_digits = 13, /* behind the radix character */
  most_hex_digits = 30
};

/* MANTISSA rounded so that its last DROPPED bits are zero.  */
QRINTF_INLINE uint64_t
rounded_mantissa (uint64_t mantissa, unsigned dropped, bool negative)
{
  if (!dropped)
    return mantissa;
  uint64_t unit = UINT64_C (1) << dropped, rest = mantissa & (unit - 1);
  enum float_rest part = rest == 0          ? rest_none
                         : rest < unit / 2  ? rest_below_half
                         : rest == unit / 2 ? rest_half
                                            : rest_above_half;
  bool odd = mantissa & unit;
  mantissa -= rest;
  return float_rounds_up (float_rounding_mode (), negative, odd, part)
             ? mantissa + unit
             : mantissa;
}

/* Writes the first DIGITS hexadecimal digits of FRACTION / 2^64.  Returns the
   end.  */
QRINTF_INLINE char *
put_fraction (char *p, uint64_t fraction, unsigned digits, bool upper)
{
  QRINTF_ASSERT (digits > 0 && digits <= hex_digits);
#if QRINTF_X86
  return __qrintf_store16 (p, hex_letters16 (fraction, upper), digits);
#else
  return digits_of_bits (p, fraction >> (64 - 4 * digits), 4, digits, upper);
#endif
}

/* Writes the digit of V < 10^4 for UNIT; the next one overwrites it if V is
   less than UNIT.  No branch depends on the number of digits, because it would
   be mispredicted.  */
QRINTF_INLINE char *
put_digit_of (char *p, unsigned v, unsigned unit)
{
  QRINTF_ASSERT (v < 10000);
  *p = (char) ('0' + v / unit % 10);
  return p + (v >= unit);
}

QRINTF_INLINE char *
put_binary_exponent (char *p, int32_t e, char letter)
{
  *p++ = letter;
  *p++ = e < 0 ? '-' : '+';
  unsigned v = e < 0 ? -(unsigned) e : (unsigned) e;
  p = put_digit_of (p, v, 1000);
  p = put_digit_of (p, v, 100);
  p = put_digit_of (p, v, 10);
  *p = (char) ('0' + v % 10);
  return p + 1;
}

/* __qrintf_print_real of real.h for "%a", which does not fill the field.  */
QRINTF_OUTLINE char *
print_hex_real (char *cursor, char *limit, uint64_t bits, unsigned letter,
                unsigned flags, unsigned width, int precision)
{
  struct float_parts parts = float_parts_of_bits (bits);
  const char *radix = float_radix ();
  if (parts.kind != float_finite || precision > most_hex_digits
      || (width && !float_radix_is_byte (radix))
      || limit - cursor < longest_real)
    return NULL;
  bool upper = letter == 'A', normal = parts.mantissa >> 52;
  unsigned sign = float_sign (parts.negative, flags);
  int32_t exponent = normal ? parts.exponent + 52 : parts.mantissa ? -1022 : 0;
  unsigned n = precision < 0 ? hex_digits : (unsigned) precision;
  uint64_t m = rounded_mantissa (parts.mantissa,
                                 n < hex_digits ? 4 * (hex_digits - n) : 0,
                                 parts.negative);
  uint64_t fraction = m << 12;
  if (precision < 0)
    n = fraction ? (67 - (unsigned) __builtin_ctzll (fraction)) / 4 : 0;
  char *p = cursor;
  *p = (char) sign; /* without a sign, '0' overwrites it */
  p += sign != 0;
  *p++ = '0';
  *p++ = upper ? 'X' : 'x';
  *p++ = (char) ('0' + (m >> 52));
  if (n || flags & QRINTF_ALT)
    while (*radix)
      *p++ = *radix++;
  unsigned digits = n < hex_digits ? n : hex_digits;
  if (digits)
    p = put_fraction (p, fraction, digits, upper);
  for (; digits < n; digits++)
    *p++ = '0';
  return put_binary_exponent (p, exponent, upper ? 'P' : 'p');
}

#endif
