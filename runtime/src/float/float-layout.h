/* SPDX-License-Identifier: MIT */
/* Laying out a number: how long its text is, the field around it, and the
   digits, radix character and exponent in it.

   All lengths are 64 bits wide, so that no width and no precision overflows
   them.  Nothing is written before it is known that the whole text fits.  */

#ifndef QRINTF_FLOAT_LAYOUT_H
#define QRINTF_FLOAT_LAYOUT_H

#include "float/float-big.h"
#include "core/select.h"

#if QRINTF_X86 && !defined QRINTF_NARROW_LIMBS
#include "integer/x86/decimal.h"
#endif

/* What a number's text is besides its digits.  */
struct float_form
{
  unsigned flags; /* enum qrintf_flags */
  unsigned width;
  bool negative;
  bool prefix;    /* 0x */
  bool point;     /* a radix character stands before the FRACTION digits */
  char marker;    /* of the exponent: "eEpP"; 0: there is none */
  int exponent;   /* of ten or two */
  uint64_t whole; /* digits before the radix character */
  uint64_t fraction;
};

QRINTF_INLINE char *
float_fill (char *p, int c, uint64_t n)
{
  if (n == 0)
    return p;
  memset (p, c, (size_t) n);
  return p + n;
}

/* Digits of an exponent: two at least for powers of ten.  */
static unsigned
exponent_digits (const struct float_form *form)
{
  unsigned n = form->exponent < 0 ? -(unsigned) form->exponent
                                  : (unsigned) form->exponent;
  QRINTF_ASSERT (n < 100000);
  unsigned least = form->prefix ? 1 : 2;
  unsigned digits = 1;
  for (n /= 10; n; n /= 10)
    ++digits;
  return digits < least ? least : digits;
}

static char *
put_exponent (char *p, const struct float_form *form)
{
  if (!form->marker)
    return p;
  unsigned n = form->exponent < 0 ? -(unsigned) form->exponent
                                  : (unsigned) form->exponent;
  unsigned digits = exponent_digits (form);
  *p++ = form->marker;
  *p++ = form->exponent < 0 ? '-' : '+';
  for (unsigned i = digits; i-- > 0; n /= 10)
    p[i] = (char) ('0' + n % 10);
  return p + digits;
}

/* Begins a field for a text of LENGTH bytes after sign and prefix, EXTRA of
   which do not count for the width: writes all around it and gives its place,
   and in *END where the field ends; a null pointer if there is no room.  */
static char *
float_begin (char *cursor, char *limit, const struct float_form *form,
             uint64_t length, uint64_t extra, char **end)
{
  unsigned flags = form->flags;
  char sign = 0;
  if (form->negative)
    sign = '-';
  else if (flags & (QRINTF_PLUS | QRINTF_SPACE))
    sign = flags & QRINTF_PLUS ? '+' : ' ';

  uint64_t text = length + (sign != 0) + 2 * form->prefix;
  uint64_t columns = text - extra;
  uint64_t pad = form->width > columns ? form->width - columns : 0;
  if (cursor > limit || text + pad > (uint64_t) (limit - cursor))
    return NULL;
  *end = cursor + text + pad;

  bool right = !(flags & (QRINTF_LEFT | QRINTF_ZERO));
  if (right)
    cursor = float_fill (cursor, ' ', pad);
  if (sign)
    *cursor++ = sign;
  if (form->prefix)
    {
      *cursor++ = '0';
      *cursor++ = flags & QRINTF_UPPER ? 'X' : 'x';
    }
  if (flags & QRINTF_LEFT)
    float_fill (cursor + length, ' ', pad);
  else if (!right)
    cursor = float_fill (cursor, '0', pad);
  return cursor;
}

/* As float_begin for a finite number; in *POINT the radix character, a null
   pointer where it does not appear.  However many bytes it has, glibc counts it
   as one of the width, but for "%a".  */
static char *
float_begin_number (char *cursor, char *limit, const struct float_form *form,
                    const char **point, char **end)
{
  uint64_t length = form->whole + form->fraction;
  uint64_t extra = 0;
  *point = NULL;
  if (form->point)
    {
      *point = float_radix ();
      size_t bytes = strlen (*point);
      length += bytes;
      extra = form->prefix ? 0 : bytes - 1;
    }
  if (form->marker)
    length += 2 + exponent_digits (form);
  return float_begin (cursor, limit, form, length, extra, end);
}

QRINTF_INLINE char *
put_point (char *p, const char *point)
{
  while (point && *point)
    *p++ = *point++;
  return p;
}

/* All digits of one limb.  */
QRINTF_INLINE char *
put_limb (char *p, limb x)
{
#if QRINTF_X86 && !defined QRINTF_NARROW_LIMBS
  memcpy (p, __qrintf_dec2[x / TEN16], 2);
  store128 (p + 2, _mm_add_epi8 (digits16 (x % TEN16), _mm_set1_epi8 ('0')));
#else
  unsigned i = limb_digits;
  for (; i >= 2; x /= 100)
    memcpy (p + (i -= 2), __qrintf_dec2[x % 100], 2);
  if (i)
    *p = (char) ('0' + x);
#endif
  return p + limb_digits;
}

/* N digits of limb X from the one of place FIRST on: 0 for the most
   significant.  */
static char *
put_part (char *p, limb x, unsigned first, uint64_t n)
{
  QRINTF_ASSERT (first + n <= limb_digits);
  char digits[limb_digits];
  put_limb (digits, x);
  memcpy (p, digits + first, (size_t) n);
  return p + n;
}

/* N digits of D, the first of them that of 10^FROM; zeros where it has none. */
static char *
put_decimal (char *p, const struct decimal *d, int from, uint64_t n)
{
  if (d->count == 0)
    return float_fill (p, '0', n);
  int above = from - (d->top + 1) * limb_digits + 1;
  if (above > 0)
    {
      uint64_t zeros = n < (unsigned) above ? n : (unsigned) above;
      p = float_fill (p, '0', zeros);
      n -= zeros;
      from -= above;
    }
  unsigned place;
  unsigned i = (unsigned) (d->top - decimal_weight (from, &place));
  unsigned first = limb_digits - 1 - place;
  if (first && i < d->count)
    {
      uint64_t part = n < limb_digits - first ? n : limb_digits - first;
      p = put_part (p, d->limb[i++], first, part);
      n -= part;
    }
  for (; i < d->count && n >= limb_digits; n -= limb_digits)
    p = put_limb (p, d->limb[i++]);
  if (i < d->count && n)
    {
      p = put_part (p, d->limb[i], 0, n);
      n = 0;
    }
  return float_fill (p, '0', n);
}

/* FORM's digits from D and the radix character POINT.  A short number's digits
   are all put where those after the radix character stand, and the first few
   moved to their place before it: that saves making a limb's digits twice.  */
static char *
put_number (char *p, const struct decimal *d, const struct float_form *form,
            const char *point)
{
  int from = form->marker ? form->exponent : (int) form->whole - 1;
  if (point && form->whole <= limb_digits)
    {
      size_t bytes = strlen (point);
      char *digits = p + bytes;
      char *end = put_decimal (digits, d, from, form->whole + form->fraction);
      for (uint64_t i = 0; i < form->whole; ++i)
        *p++ = *digits++;
      put_point (p, point);
      return end;
    }
  p = put_decimal (p, d, from, form->whole);
  p = put_point (p, point);
  return put_decimal (p, d, from - (int) form->whole, form->fraction);
}

#endif
