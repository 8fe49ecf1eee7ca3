/* SPDX-License-Identifier: MIT */
/* "%e" and "%g" in portable C: the text is composed in a buffer and copied
   to its field.  */

#ifndef QRINTF_PORTABLE_FLOAT_TEXT_H
#define QRINTF_PORTABLE_FLOAT_TEXT_H

#include <string.h>

#include "float/float-text-form.h"
#include "integer/portable/decimal.h"

/* Enough for every text without its field.  */
#define FLOAT_TEXT_ROOM 48

static inline char *
float_text_put (char *p, const char *s, unsigned n)
{
  memcpy (p, s, n);
  return p + n;
}

static inline char *
float_text_put_exponent (char *p, int32_t exponent, bool upper)
{
  unsigned magnitude = float_text_magnitude (exponent);
  *p++ = upper ? 'E' : 'e';
  *p++ = exponent < 0 ? '-' : '+';
  return decimal_digits (p, magnitude, 2 + (magnitude >= 100));
}

/* Writes the K digits at S with one before the radix character, and the
   exponent.  */
static inline char *
float_text_put_scientific (char *p, const char *s, unsigned k, int32_t exponent,
                           struct float_text_form form)
{
  *p++ = *s;
  if (k > 1 || (form.flags & QRINTF_ALT))
    *p++ = form.radix;
  p = float_text_put (p, s + 1, k - 1);
  return float_text_put_exponent (p, exponent, form.flags & QRINTF_UPPER);
}

/* Writes the first K digits at S in fixed style: EXPONENT + 1 of them stand
   before the radix character, or zeros behind it if EXPONENT < 0.  */
static inline char *
float_text_put_fixed (char *p, const char *s, unsigned k, int32_t exponent,
                      struct float_text_form form)
{
  if (exponent < 0)
    {
      *p++ = '0';
      *p++ = form.radix;
      memset (p, '0', (size_t) (-exponent - 1));
      return float_text_put (p - exponent - 1, s, k);
    }
  unsigned whole = (unsigned) exponent + 1;
  p = float_text_put (p, s, whole);
  if (k > whole || (form.flags & QRINTF_ALT))
    *p++ = form.radix;
  return k > whole ? float_text_put (p, s + whole, k - whole) : p;
}

/* Writes the bytes from TEXT to END with the sign and the field that FORM
   asks for; a null pointer if that does not fit.  */
static inline char *
float_text_finish (char *p, char *limit, const char *text, const char *end,
                   struct float_text_form form)
{
  unsigned n = (unsigned) (end - text);
  unsigned sign = float_sign (form.negative, form.flags);
  unsigned need = n + (sign != 0);
  unsigned pad = form.width > need ? form.width - need : 0;
  if (!float_fits (p, limit, (size_t) need + pad))
    return NULL;
  if (!(form.flags & (QRINTF_LEFT | QRINTF_ZERO)))
    {
      memset (p, ' ', pad);
      p += pad;
    }
  if (sign)
    *p++ = (char) sign;
  if (form.flags & QRINTF_ZERO)
    {
      memset (p, '0', pad);
      p += pad;
    }
  p = float_text_put (p, text, n);
  if (form.flags & QRINTF_LEFT)
    {
      memset (p, ' ', pad);
      p += pad;
    }
  return p;
}

static inline char *
float_text_exponent (char *p, char *limit, struct float_digits d, unsigned n,
                     struct float_text_form form)
{
  char digits[FLOAT_TEXT_ROOM], text[FLOAT_TEXT_ROOM];
  decimal_digits (digits, d.digits, n);
  char *end = float_text_put_scientific (text, digits, n, d.exponent, form);
  return float_text_finish (p, limit, text, end, form);
}

static inline char *
float_text_general (char *p, char *limit, struct float_digits d, unsigned n,
                    struct float_text_form form)
{
  char digits[FLOAT_TEXT_ROOM], text[FLOAT_TEXT_ROOM];
  decimal_digits (digits, d.digits, n);
  unsigned k = form.flags & QRINTF_ALT ? float_text_kept (d, n) : n;
  while (!(form.flags & QRINTF_ALT) && k > 1 && digits[k - 1] == '0')
    --k;
  bool fixed = d.exponent >= -4 && d.exponent < (int32_t) n;
  char *end
      = fixed ? float_text_put_fixed (text, digits, k, d.exponent, form)
              : float_text_put_scientific (text, digits, k, d.exponent, form);
  return float_text_finish (p, limit, text, end, form);
}

#endif
