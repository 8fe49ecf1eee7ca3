/* SPDX-License-Identifier: MIT-0 */
/* The code that "%e" and "%g" share on x86-64: the sign, the exponent, and the
   digits in a vector.  */

#ifndef QRINTF_X86_FLOAT_TEXT_PARTS_H
#define QRINTF_X86_FLOAT_TEXT_PARTS_H

#include "core/x86/store.h"
#include "float/float-text-form.h"
#include "integer/decimal/x86/decimal.h"

/* Writes "e+00" to "e-324" at P, exactly: four bytes, then the last digit,
   which is the fourth or the fifth byte.  */
QRINTF_INLINE void
float_text_put_exponent (char *p, int32_t exponent)
{
  unsigned magnitude = float_text_magnitude (exponent);
  QRINTF_ASSERT (magnitude < 400);
  unsigned hundreds = magnitude * 41 >> 12;
  bool three = magnitude >= 100;
  uint16_t two;
  memcpy (&two, __qrintf_dec2[magnitude - 100 * hundreds], 2);
  uint32_t upper_half = three ? ('0' + hundreds) | (uint32_t) two << 8 : two;
  uint32_t lower_half = 'e' | '+' << 8;
  lower_half += (uint32_t) (exponent < 0) * (('-' - '+') << 8);
  uint32_t text = lower_half | upper_half << 16;
  memcpy (p, &text, 4);
  p[3 + three] = (char) (two >> 8);
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

/* The same for N <= 9, with one conversion of eight digits.  */
QRINTF_INLINE __m128i
float_text_split9 (uint64_t digits, unsigned n, unsigned *first)
{
  QRINTF_ASSERT (n > 0 && n <= 9);
  digits *= __qrintf_pow10[9 - n];
  *first = (unsigned) (digits / 100000000);
  return digits8 (digits - (uint64_t) *first * 100000000);
}

#endif
