/* SPDX-License-Identifier: MIT-0 */
/* "%e" and "%g" on x86-64.

   Digits are made in a vector, the first in the lowest byte, and those behind
   the radix character are stored one byte further.  Which stores stay within
   the text of "%e" depends only on the number of digits, which seldom changes
   in a program; the exponent overwrites the overrun of the last store.  */

#ifndef QRINTF_X86_FLOAT_TEXT_H
#define QRINTF_X86_FLOAT_TEXT_H

#include "float/x86/float-text-parts.h"

/* Stores the first COUNT digits of V, 1 <= COUNT <= 16, with an overrun of
   up to four bytes.  */
QRINTF_INLINE void
float_text_put_fraction (char *p, __m128i v, unsigned count)
{
  if (count > 11)
    {
      store128 (p, v);
      return;
    }
  uint64_t head = (uint64_t) _mm_cvtsi128_si64 (v);
  if (count > 3)
    memcpy (p, &head, 8);
  else
    memcpy (p, &head, 4);
  if (count > 8)
    {
      uint32_t more = (uint32_t) _mm_cvtsi128_si32 (_mm_unpackhi_epi64 (v, v));
      memcpy (p + 8, &more, 4);
    }
}

/* Writes the N < 18 digits of "%e", and the radix character if POINT, with
   an overrun of up to four bytes.  */
QRINTF_INLINE void
float_text_put_digits (char *p, uint64_t digits, unsigned n, bool point,
                       char radix)
{
  unsigned first;
  __m128i rest = n <= 9 ? float_text_split9 (digits, n, &first)
                        : float_text_split (digits, n, &first);
  p[0] = (char) ('0' + first);
  if (point)
    p[1] = radix;
  if (n > 1)
    float_text_put_fraction (p + 2, _mm_add_epi8 (rest, _mm_set1_epi8 ('0')),
                             n - 1);
}

/* The same for eighteen digits, exactly.  */
QRINTF_INLINE void
float_text_put_18 (char *p, uint64_t digits, char radix)
{
  const char *two = __qrintf_dec2[digits / TEN16];
  p[0] = two[0];
  p[1] = radix;
  p[2] = two[1];
  decimal_put16 (p + 3, digits % TEN16);
}

QRINTF_INLINE char *
float_text_exponent (char *p, const char *limit, struct float_digits d,
                     unsigned n, struct float_text_form form)
{
  QRINTF_ASSERT (n > 0 && n <= 18);
  bool point = n > 1;
  struct float_text_power power = float_text_power_of (d.exponent, false);
  p = float_text_begin (p, limit, n + point + power.length, form);
  if (__builtin_expect (!p, 0))
    return NULL;
  if (__builtin_expect (n == 18, 0))
    float_text_put_18 (p, d.digits, form.radix);
  else
    float_text_put_digits (p, d.digits, n, point, form.radix);
  return float_text_put_power (p + n + point, power);
}

#include "float/x86/float-text-general.h"

#endif
