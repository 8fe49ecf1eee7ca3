/* SPDX-License-Identifier: MIT */
/* "%e" and "%g" without registers that hold a whole text: it is composed in a
   buffer and copied to its field.  portable/float-text.h and neon/float-text.h
   include this after they have defined

     float_text_digits (p, v, n)    V in N <= 18 digits, with leading zeros
     float_text_put (p, s, n)       copies N <= 32 bytes, and returns the end
     float_text_out (p, s, n)       the same, exactly
     float_text_fill (p, c, n)      fills N bytes with C, exactly

   of which the first two may write up to 32 bytes.  */

#ifndef QRINTF_FLOAT_TEXT_COMPOSE_H
#define QRINTF_FLOAT_TEXT_COMPOSE_H

#include "float/float-text-form.h"

/* Enough for every text without its field, and for what is written past it.  */
#define FLOAT_TEXT_ROOM 80

static inline char *
float_text_put_exponent (char *p, int32_t exponent, bool upper)
{
  unsigned magnitude = float_text_magnitude (exponent);
  *p++ = upper ? 'E' : 'e';
  *p++ = exponent < 0 ? '-' : '+';
  unsigned n = 2 + (magnitude >= 100);
  float_text_digits (p, magnitude, n);
  return p + n;
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
      float_text_fill (p, ' ', pad);
      p += pad;
    }
  if (sign)
    *p++ = (char) sign;
  if (form.flags & QRINTF_ZERO)
    {
      float_text_fill (p, '0', pad);
      p += pad;
    }
  p = float_text_out (p, text, n);
  if (form.flags & QRINTF_LEFT)
    {
      float_text_fill (p, ' ', pad);
      p += pad;
    }
  return p;
}

static inline char *
float_text_exponent (char *p, char *limit, struct float_digits d, unsigned n,
                     struct float_text_form form)
{
  char digits[FLOAT_TEXT_ROOM], text[FLOAT_TEXT_ROOM];
  float_text_digits (digits, d.digits, n);
  char *end = float_text_put_scientific (text, digits, n, d.exponent, form);
  return float_text_finish (p, limit, text, end, form);
}

static inline char *
float_text_general (char *p, char *limit, struct float_digits d, unsigned n,
                    struct float_text_form form)
{
  char digits[FLOAT_TEXT_ROOM], text[FLOAT_TEXT_ROOM];
  float_text_digits (digits, d.digits, n);
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
