/* SPDX-License-Identifier: MIT */
/* The float emitter that knows everything: see float-any.h.  Correctness and an
   effort in proportion to the digits asked for come first; short texts of
   common numbers have emitters of their own.

   It refuses nothing.  An extended number in an encoding that the x87 calls
   invalid is written as nan, as glibc has done since 2.33.  */

#include "float/float-any.h"
#include "float/float-big.h"
#include "float/float-layout.h"
#include "float/float-special.h"

/* Where a number is cut: how many decimals, or how many significant digits.  */
struct cut
{
  bool significant;
  int digits;
};

/* Cuts P off as asked: its digits in D, the exponent of the first in *EXPONENT.
   Returns whether rounding carried it to the next power of ten.  */
static bool
float_digits (struct decimal *d, int *exponent, limb *space, unsigned capacity,
              const struct float_parts *p, struct cut cut)
{
  int digits = cut.digits < float_most_digits ? cut.digits : float_most_digits;
  struct decimal_request want = { .most = capacity };
  if (cut.significant)
    {
      /* One digit is needed after those asked for.  The first limb may have
         only one, and DIGITS / 18 + 1 others no less than DIGITS + 1.  */
      unsigned most = (unsigned) digits / limb_digits + 2;
      want.last = -float_most_digits;
      want.most = most < capacity ? most : capacity;
    }
  else
    want.last = -digits / limb_digits - 1;
  if (!float_expand (d, space, capacity, p, want))
    {
      want.most = capacity;
      want.all = true;
      float_expand (d, space, capacity, p, want);
    }
  int before = decimal_exponent (d);
  int position = cut.significant ? before - digits + 1 : -digits;
  float_cut (d, position, float_rounding_mode (), p->negative);
  *exponent = decimal_exponent (d);
  return *exponent > before;
}

/* The number of zeros at the end of X, which is not zero.  After a division or
   none by 10^9, nine digits remain to be looked at.  */
static int
trailing_zeros (limb x)
{
  QRINTF_ASSERT (x > 0 && x < LIMB_BASE);
  int n = 0;
  uint32_t low = (uint32_t) (x % 1000000000);
  if (low == 0)
    {
      low = (uint32_t) (x / 1000000000);
      n = 9;
    }
  for (; low % 10000 == 0; low /= 10000)
    n += 4;
  for (; low % 10 == 0; low /= 10)
    ++n;
  return n;
}

/* How many digits of D, whose first has EXPONENT, up to the last that is not
   zero; 1 for zero.  */
static int
decimal_significant (const struct decimal *d, int exponent)
{
  unsigned n = d->count;
  while (n && d->limb[n - 1] == 0)
    --n;
  if (n == 0)
    return 1;
  int position = (d->top - (int) n + 1) * limb_digits;
  return exponent - position - trailing_zeros (d->limb[n - 1]) + 1;
}

/* Completes FORM for "%g" and the digits in D, which are cut to PRECISION
   significant ones.  A number that has only been CARRIED to 10^PRECISION shows
   no zeros in glibc, '#' or not.  */
static void
choose_style (struct float_form *form, const struct decimal *d, int precision,
              bool carried)
{
  int exponent = form->exponent;
  int digits = precision;
  if (!(form->flags & QRINTF_ALT) || (carried && exponent == precision))
    digits = decimal_significant (d, exponent);
  if (exponent >= -4 && exponent < precision)
    {
      form->whole = exponent < 0 ? 1 : (unsigned) exponent + 1;
      int64_t fraction = (int64_t) digits - 1 - exponent;
      form->fraction = fraction > 0 ? (uint64_t) fraction : 0;
    }
  else
    {
      form->marker = form->flags & QRINTF_UPPER ? 'E' : 'e';
      form->fraction = (unsigned) digits - 1;
    }
}

/* Decimal styles, in the CAPACITY limbs at SPACE.  */
QRINTF_INLINE char *
put_float (char *cursor, char *limit, const struct float_parts *p,
           unsigned flags, unsigned width, int precision, limb *space,
           unsigned capacity)
{
  struct float_form form = { .flags = flags,
                             .width = width,
                             .negative = p->negative,
                             .whole = 1,
                             .fraction = (unsigned) precision };
  struct cut cut = { flags & (QRINTF_EXPONENT | QRINTF_GENERAL), precision };
  if (flags & QRINTF_GENERAL)
    cut.digits = precision ? precision : 1;
  else if (flags & QRINTF_EXPONENT)
    cut.digits = precision < float_most_digits ? precision + 1 : precision;

  struct decimal d;
  bool carried = float_digits (&d, &form.exponent, space, capacity, p, cut);
  if (flags & QRINTF_GENERAL)
    choose_style (&form, &d, cut.digits, carried);
  else if (flags & QRINTF_EXPONENT)
    form.marker = flags & QRINTF_UPPER ? 'E' : 'e';
  else if (form.exponent > 0)
    form.whole = (unsigned) form.exponent + 1;
  form.point = form.fraction || flags & QRINTF_ALT;

  const char *point;
  char *end;
  char *text = float_begin_number (cursor, limit, &form, &point, &end);
  if (!text)
    return NULL;
  text = put_number (text, &d, &form, point);
  put_exponent (text, &form);
  return end;
}

/* Whether double_limbs and double_bits are enough: for every double, for zero,
   and for an extended number below 2^1024 whose last bit counts 2^-1060 or
   more, as 64 bits and 1060 have no more than 761 digits.  */
QRINTF_INLINE bool
fits_double_limbs (const struct float_parts *p)
{
  return !p->extended || p->mantissa == 0
         || (p->exponent >= -1060 && p->exponent <= 960);
}

/* The stack is small for nearly all numbers, also of long doubles: a program
   that prints on a signal's stack or a coroutine's has room for what libc
   takes.  */
QRINTF_OUTLINE char *
put_double (char *cursor, char *limit, const struct float_parts *p,
            unsigned flags, unsigned width, int precision)
{
  limb space[double_limbs + double_bits];
  return put_float (cursor, limit, p, flags, width, precision, space,
                    double_limbs);
}

QRINTF_OUTLINE char *
put_extended (char *cursor, char *limit, const struct float_parts *p,
              unsigned flags, unsigned width, int precision)
{
  limb space[extended_limbs + extended_bits];
  return put_float (cursor, limit, p, flags, width, precision, space,
                    extended_limbs);
}

/* Rounds *M, whose last hexadecimal digit counts 16^-NIBBLES, to DIGITS digits
   after the first.  */
static uint64_t
round_hexadecimal (uint64_t m, int nibbles, int digits, bool negative)
{
  QRINTF_ASSERT (digits < nibbles && nibbles <= 15);
  int shift = 4 * (nibbles - digits);
  uint64_t kept = m >> shift;
  uint64_t cut = m - (kept << shift);
  uint64_t half = (uint64_t) 1 << (shift - 1);
  enum float_rest rest = cut > half    ? rest_above_half
                         : cut == half ? rest_half
                         : cut         ? rest_below_half
                                       : rest_none;
  kept += float_rounds_up (float_rounding_mode (), negative, kept & 1, rest);
  return kept;
}

static char *
put_hexadecimal (char *p, uint64_t v, int n, unsigned flags)
{
  const char *digits
      = flags & QRINTF_UPPER ? "0123456789ABCDEF" : "0123456789abcdef";
  for (int i = n; i-- > 0; v >>= 4)
    p[i] = digits[v & 15];
  return p + n;
}

/* "%a".  A double's first digit is its hidden bit, of a subnormal one 0; the
   first digit of an extended number has four bits, so that a carry may make it
   16, which is written as 1.  */
QRINTF_OUTLINE char *
put_hexfloat (char *cursor, char *limit, const struct float_parts *p,
              unsigned flags, unsigned width, int precision)
{
  int nibbles = p->extended ? 15 : 13;
  uint64_t m = p->mantissa;
  int exponent = m ? p->exponent + 4 * nibbles : 0;
  int digits = nibbles;
  if (precision >= 0 && precision < nibbles)
    {
      digits = precision;
      m = round_hexadecimal (m, nibbles, digits, p->negative);
    }
  else if (precision < 0)
    for (; digits && (m & 15) == 0; --digits)
      m >>= 4;
  if (m >> 4 * digits == 16)
    {
      m >>= 4;
      exponent += 4;
    }

  unsigned fraction = (unsigned) (precision < 0 ? digits : precision);
  struct float_form form = { .flags = flags,
                             .width = width,
                             .negative = p->negative,
                             .prefix = true,
                             .point = fraction || flags & QRINTF_ALT,
                             .marker = flags & QRINTF_UPPER ? 'P' : 'p',
                             .exponent = exponent,
                             .whole = 1,
                             .fraction = fraction };
  const char *point;
  char *end;
  char *text = float_begin_number (cursor, limit, &form, &point, &end);
  if (!text)
    return NULL;
  text = put_hexadecimal (text, m >> 4 * digits, 1, flags);
  text = put_point (text, point);
  text = put_hexadecimal (text, m, digits, flags);
  text = float_fill (text, '0', fraction - (unsigned) digits);
  put_exponent (text, &form);
  return end;
}

char *
__qrintf_float_any (char *cursor, char *limit, const struct float_parts *p,
                    unsigned flags, unsigned width, int precision)
{
  if (p->kind != float_finite)
    return __qrintf_float_special (cursor, limit, p, flags, width);
  if (flags & QRINTF_HEXFLOAT)
    return put_hexfloat (cursor, limit, p, flags, width, precision);
  QRINTF_ASSERT (precision >= 0);
  if (fits_double_limbs (p))
    return put_double (cursor, limit, p, flags, width, precision);
  return put_extended (cursor, limit, p, flags, width, precision);
}
