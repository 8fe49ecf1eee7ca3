/* SPDX-License-Identifier: MIT */
/* "%e" and "%g" on x86-64.

   Digits are made in a vector, the first in the lowest byte, and the bytes
   behind the radix character moved up by one.  Which stores keep within the
   text of "%e" depends on the number of digits alone, which a program seldom
   changes; the exponent covers what the last of them writes too much.  */

#ifndef QRINTF_X86_FLOAT_TEXT_H
#define QRINTF_X86_FLOAT_TEXT_H

#include "decimal.h"

/* "e+00" to "e-324" at P: four bytes, and the last digit once more where it is
   the fifth.  */
QRINTF_INLINE void
float_text_put_exponent (char *p, int32_t exponent, bool upper)
{
  unsigned magnitude = float_text_magnitude (exponent);
  QRINTF_ASSERT (magnitude < 400);
  unsigned hundreds = magnitude * 41 >> 12;
  bool three = magnitude >= 100;
  uint16_t two;
  memcpy (&two, __qrintf_dec2[magnitude - 100 * hundreds], 2);
  uint32_t upper_half = three ? ('0' + hundreds) | (uint32_t) two << 8 : two;
  uint32_t lower_half = upper ? 'E' | '+' << 8 : 'e' | '+' << 8;
  lower_half += (uint32_t) (exponent < 0) * (('-' - '+') << 8);
  uint32_t text = lower_half | upper_half << 16;
  memcpy (p, &text, 4);
  p[3 + three] = (char) (two >> 8);
}

/* Fills a field with spaces or zeros before anything else is written there.  */
QRINTF_INLINE void
float_text_fill (char *p, unsigned n, char c)
{
  __m128i v = _mm_set1_epi8 (c);
  if (n < 8 || n >= 16)
    {
      fill_exact (p, v, n);
      return;
    }
  _mm_storel_epi64 ((__m128i *) p, v);
  _mm_storel_epi64 ((__m128i *) (p + n - 8), v);
}

/* Writes what surrounds a text of LENGTH bytes; returns where that begins, or a
   null pointer where there is no room, and in *END the advanced cursor.  */
QRINTF_INLINE char *
float_text_begin (char *p, const char *limit, unsigned length,
                  struct float_text_form form, char **end)
{
  if (!form.field)
    {
      if (__builtin_expect (!float_fits (p, limit, length + form.negative), 0))
        return NULL;
      *p = '-';
      p += form.negative;
      *end = p + length;
      return p;
    }
  unsigned sign = float_sign (form.negative, form.flags);
  unsigned need = length + (sign != 0);
  unsigned total = form.width > need ? form.width : need;
  if (__builtin_expect (!float_fits (p, limit, total), 0))
    return NULL;
  *end = p + total;
  bool zero = form.flags & QRINTF_ZERO;
  if (form.width > need)
    float_text_fill (p, total, zero ? '0' : ' ');
  char *at = form.flags & QRINTF_LEFT ? p : p + total - need;
  if (sign)
    *(zero ? p : at) = (char) sign;
  return at + (sign != 0);
}

/* N digits, at most 17, the first one in *FIRST, the others in the result;
   those behind the last are zeros.  */
QRINTF_INLINE __m128i
float_text_split (uint64_t digits, unsigned n, unsigned *first)
{
  QRINTF_ASSERT (n > 0 && n <= 17);
  digits *= float_pow10[17 - n];
  *first = (unsigned) (digits / TEN16);
  return digits16 (digits - *first * TEN16);
}

/* The same of at most 9.  */
QRINTF_INLINE __m128i
float_text_split9 (uint64_t digits, unsigned n, unsigned *first)
{
  QRINTF_ASSERT (n > 0 && n <= 9);
  digits *= float_pow10[9 - n];
  *first = (unsigned) (digits / 100000000);
  return digits8 (digits - (uint64_t) *first * 100000000);
}

/* The COUNT digits of V behind the radix character, 1 <= COUNT <= 16; four
   bytes more may be written.  */
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

/* The digits of "%e" and the radix character, if POINT; N < 18.  */
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

/* The same of eighteen digits.  */
QRINTF_INLINE void
float_text_put_18 (char *p, uint64_t digits, char radix)
{
  const char *two = __qrintf_dec2[digits / TEN16];
  p[0] = two[0];
  p[1] = radix;
  p[2] = two[1];
  store128 (p + 3,
            _mm_add_epi8 (digits16 (digits % TEN16), _mm_set1_epi8 ('0')));
}

QRINTF_INLINE char *
float_text_exponent (char *p, const char *limit, struct float_digits d,
                     unsigned n, struct float_text_form form)
{
  QRINTF_ASSERT (n > 0 && n <= 18);
  bool point = n > 1 || (form.flags & QRINTF_ALT);
  unsigned length = n + point + float_text_exponent_length (d.exponent);
  char *end;
  p = float_text_begin (p, limit, length, form, &end);
  if (__builtin_expect (!p, 0))
    return NULL;
  if (__builtin_expect (n == 18, 0))
    float_text_put_18 (p, d.digits, form.radix);
  else
    float_text_put_digits (p, d.digits, n, point, form.radix);
  float_text_put_exponent (p + n + point, d.exponent,
                           form.flags & QRINTF_UPPER);
  return end;
}

#include "float-text-general.h"

#endif
