/* SPDX-License-Identifier: MIT-0 */
/* The code that "%e" and "%g" share on x86-64: the sign, the exponent, and the
   digits in a vector.  */

#ifndef QRINTF_X86_FLOAT_TEXT_PARTS_H
#define QRINTF_X86_FLOAT_TEXT_PARTS_H

#include "core/x86/store.h"
#include "float/float-digits.h"
#include "integer/decimal/decimal-core.h"

/* "e+00" to "e-324", or nothing.  */
struct float_text_power
{
  uint64_t text;
  unsigned length;
};

QRINTF_INLINE struct float_text_power
float_text_power_of (int32_t exponent, bool none)
{
  if (none)
    return (struct float_text_power){ 0, 0 };
  unsigned magnitude = float_text_magnitude (exponent);
  QRINTF_ASSERT (magnitude < 400);
  unsigned hundreds = magnitude * 41 >> 12;
  uint16_t two;
  memcpy (&two, __qrintf_dec2[magnitude - 100 * hundreds], 2);
  unsigned three = hundreds != 0;
  uint64_t text = (uint64_t) two << (16 + 8 * three);
  text |= (uint64_t) ((hundreds + '0' * three) << 16);
  text |= 'e' | (exponent < 0 ? '-' : '+') << 8;
  return (struct float_text_power){ text, 4 + three };
}

/* Writes POWER at P, exactly: four bytes, then the last one.  Returns the
   end.  */
QRINTF_INLINE char *
float_text_put_power (char *p, struct float_text_power power)
{
  memcpy (p, &power.text, 4);
  p += power.length;
  p[-1] = (char) (power.text >> (8 * power.length - 8));
  return p;
}

/* Writes the sign before a text of LENGTH bytes, and returns the place of the
   text; a null pointer if there is no room.  */
QRINTF_INLINE char *
float_text_begin (char *p, const char *limit, unsigned length,
                  struct float_text_form form)
{
  if (__builtin_expect (!float_fits (p, limit, length + form.negative), 0))
    return NULL;
  *p = '-';
  return p + form.negative;
}

/* Splits the N <= 17 digits of DIGITS: *FIRST is the first digit, the result
   has the others, followed by zeros.  */
QRINTF_INLINE __m128i
float_text_split (uint64_t digits, unsigned n, unsigned *first)
{
  QRINTF_ASSERT (n > 0 && n <= 17);
  digits *= __qrintf_pow10[17 - n];
  *first = (unsigned) (digits / TEN16);
  return digits16 (digits - *first * TEN16);
}

/* The same for N <= 9, of which the first is the integral part of a
   fraction.  */
QRINTF_INLINE __m128i
float_text_split9 (uint64_t digits, unsigned n, unsigned *first)
{
  QRINTF_ASSERT (n > 0 && n <= 9);
  uint64_t fixed = ten_digits_left ((uint32_t) digits, n - 1);
  *first = (unsigned) (fixed >> 32);
  return digits_of_fraction (fixed);
}

#endif
