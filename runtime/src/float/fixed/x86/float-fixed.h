/* SPDX-License-Identifier: MIT-0 */
/* Fixed style on x86-64: texts of up to sixteen bytes in one vector.

   The number becomes one integer with a digit 0 at the place of the radix
   character: integral part * 10^(P+1) + the P digits of the fraction.  All its
   digits are made at once.  The addition that turns digits into text also turns
   that 0 into the radix character.  Rounding may turn the fraction into 1,
   which increases the integral part; a test covers that.  Refused: longer
   texts, and all rounding modes but to nearest.

   float-fixed-v4.h takes its place on CPUs with masked stores.  */

#ifndef QRINTF_X86_FLOAT_FIXED_H
#define QRINTF_X86_FLOAT_FIXED_H

#include "core/x86/store.h"
#include "float/fixed/float-fixed-number.h"
#include "float/fixed/float-fixed-other.h"
#include "integer/decimal/decimal-core.h"
#include "integer/x86/field.h"

struct fixed_short
{
  uint64_t integer;  /* 0 without a radix character */
  uint64_t fraction; /* in units of the last place */
  unsigned length;   /* of the text, at most 16 */
  unsigned radix;    /* the place of the radix character; 16 for none */
  bool negative;
};

enum
{
  fixed_short_precision_max = fixed_tiny_precision_max
};

/* The number of decimal digits of V < 10^15, which is 0 or the integral part of
   a number M * 2^-S whose highest bit of M is 2^52.  */
QRINTF_INLINE unsigned
fixed_count (uint64_t v, unsigned s)
{
  /* The number of digits of 2^(52 - S).  */
  static const uint8_t least[65]
      = { 16, 16, 16, 15, 15, 15, 14, 14, 14, 13, 13, 13, 13, 12, 12, 12, 11,
          11, 11, 10, 10, 10, 10, 9,  9,  9,  8,  8,  8,  7,  7,  7,  7,  6,
          6,  6,  5,  5,  5,  4,  4,  4,  4,  3,  3,  3,  2,  2,  2,  1,  1,
          1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1 };
  QRINTF_ASSERT (s <= 64);
  unsigned n = least[s];
  return n + (v >= __qrintf_pow10[n]);
}

/* Splits M * 2^-S, 0 < S < 64, into *INTEGER and *FRACTION.  The latter is in
   units of the last place, rounded to nearest, and at most 10^P.  Returns false
   if there are more digits than fit into a vector.  */
QRINTF_INLINE bool
fixed_split (uint64_t m, unsigned s, unsigned precision, uint64_t *integer,
             uint64_t *fraction)
{
  QRINTF_ASSERT (s > 0 && s < 64 && precision <= fixed_short_precision_max);
  *integer = m >> s;
  if (__builtin_expect (*integer + 1 >= __qrintf_scale16[precision + 1], 0))
    return false;
  fixed_wide product = (fixed_wide) (m << (64 - s)) * __qrintf_pow10[precision];
  uint64_t q = (uint64_t) (product >> 64);
  bool odd = (precision ? q : *integer) & 1;
  *fraction = q + fixed_rounds_to_even ((uint64_t) product, odd);
  return true;
}

/* Sets all of *X but its sign to M * 2^-S.  Returns false if the text is too
   long or rounding is not to nearest.  M has BITS bits, 53 or 64; if S >
   fixed_tiny_max, M may be any number.  */
QRINTF_INLINE bool
fixed_short_of (struct fixed_short *x, uint64_t m, int s, unsigned bits,
                unsigned precision)
{
  QRINTF_ASSERT (s > fixed_tiny_max || m >> (bits - 1) == 1);
  if (__builtin_expect (precision > fixed_short_precision_max, 0)
      || __builtin_expect (float_rounding_mode () != round_to_nearest, 0))
    return false;
  uint64_t integer = 0, fraction;
  unsigned places = (unsigned) s;
  if (__builtin_expect (places - 1 < 63, 1))
    {
      if (!fixed_split (m, places, precision, &integer, &fraction))
        return false;
    }
  else
    {
      if (s <= 0)
        return false;
      fraction = __qrintf_fixed_tiny (m, places, precision);
      places = 64;
    }
  if (__builtin_expect (precision == 0, 0))
    {
      x->integer = 0;
      x->fraction = integer + fraction;
      x->length = decimal_count (x->fraction);
      x->radix = 16;
      return true;
    }
  x->radix = fixed_count (integer, places - (bits - 53));
  if (__builtin_expect (fraction == __qrintf_pow10[precision], 0))
    {
      fraction = 0;
      x->radix = decimal_count (++integer);
    }
  x->integer = integer;
  x->fraction = fraction;
  x->length = x->radix + 1 + precision;
  return true;
}

/* The vector that, added to digits, gives a text with the radix character at
   PLACE.  */
QRINTF_INLINE __m128i
fixed_text_base (unsigned place)
{
  static const char places[]
      = "00000000000000000000000000000000.0000000000000000";
  QRINTF_ASSERT (place <= 32);
  return load128 (places + 32 - place);
}

/* The first N digits of X with a 0 for the radix character.  They are below
   10^16.  */
QRINTF_INLINE __m128i
fixed_all_digits (const struct fixed_short *x, unsigned precision, unsigned n)
{
  return decimal_places (
      x->integer * __qrintf_pow10[precision + 1] + x->fraction, n);
}

/* Stores the first N bytes of TEXT, exactly, LEAST <= N <= 16: as store16, but
   without the size classes below LEAST.  The last bytes are loaded from a copy
   in memory, which the CPU forwards from the single store that made it.  */
QRINTF_INLINE void
fixed_store (char *p, __m128i text, unsigned n, unsigned least)
{
  QRINTF_ASSERT (n >= least && n <= 16);
  if (least < 4)
    {
      store16 (p, text, n);
      return;
    }
  char copy[16], dummy[8];
  store128 (copy, text);
  uint64_t head = (uint64_t) _mm_cvtsi128_si64 (text), tail;
  if (least >= 8)
    {
      memcpy (&tail, copy + n - 8, 8);
      memcpy (p, &head, 8);
      memcpy (p + n - 8, &tail, 8);
      return;
    }
  uint32_t head4 = (uint32_t) head, tail4;
  memcpy (&tail, copy + (n < 8 ? 8 : n) - 8, 8);
  memcpy (&tail4, copy + n - 4, 4);
  memcpy (at_or_dummy (p, n, 8, dummy), &head, 8);
  memcpy (p, &head4, 4);
  memcpy (at_or_dummy (p + n - 8, n, 8, dummy), &tail, 8);
  memcpy (p + n - 4, &tail4, 4);
}

/* Writes X without a field; a null pointer if it does not fit.  */
QRINTF_INLINE char *
fixed_short_put (char *cursor, char *limit, const struct fixed_short *x,
                 unsigned precision)
{
  if (__builtin_expect (!float_fits (cursor, limit, x->length + x->negative),
                        0))
    return NULL;
  *cursor = '-'; /* without a sign, the first digit overwrites it */
  cursor += x->negative;
  __m128i text = _mm_add_epi8 (fixed_all_digits (x, precision, x->length),
                               fixed_text_base (x->radix));
  fixed_store (cursor, text, x->length, precision ? precision + 2 : 1);
  return cursor + x->length;
}

/* The vector that, added to a text, turns the zeros before place AT into
   spaces and SIGN.  */
QRINTF_INLINE __m128i
fixed_blanks_before (unsigned at, unsigned sign)
{
  /* Indexed by bits 1 and 2 of the sign: 0 and ' ', '+', '-'.  */
#define B (' ' - '0')
#define BLANKS15 B, B, B, B, B, B, B, B, B, B, B, B, B, B, B
  static const int8_t places[3][32]
      = { { BLANKS15, B }, { BLANKS15, '+' - '0' }, { BLANKS15, '-' - '0' } };
#undef BLANKS15
#undef B
  QRINTF_ASSERT (at <= 16);
  return load128 ((const char *) places[sign >> 1 & 3] + 16 - at);
}

/* The vector that, added to a text, turns the zeros from place END on into
   spaces.  */
QRINTF_INLINE __m128i
fixed_blanks_from (unsigned end)
{
#define B (' ' - '0')
  static const int8_t places[32]
      = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
          B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B };
#undef B
  QRINTF_ASSERT (end <= 16);
  return load128 ((const char *) places + 16 - end);
}

/* The vector that, added to a text whose number is between the places AT and
   END, turns the zeros around the number into the padding of FLAGS and
   SIGN.  */
QRINTF_INLINE __m128i
fixed_around (unsigned at, unsigned end, unsigned sign, unsigned flags)
{
  if (flags & QRINTF_LEFT)
    return _mm_add_epi8 (fixed_blanks_from (end), field_sign_place (sign));
  if (flags & QRINTF_ZERO)
    return field_sign_place (sign);
  return fixed_blanks_before (at, sign);
}

/* Fills a field of TOTAL > 16 bytes except for the 16 bytes of the text, which
   are the first or the last ones, and returns their place.  Their contents may
   be overwritten.  */
QRINTF_INLINE char *
fixed_fill_wide (char *p, unsigned total, unsigned sign, unsigned flags)
{
  QRINTF_ASSERT (total > 16);
  const __m128i blank = _mm_set1_epi8 (' ');
  if (flags & QRINTF_LEFT)
    {
      if (total > 32)
        fill_with_overrun (p + 16, blank, total - 32);
      store128 (p + total - 16, blank);
      return p;
    }
  bool zero = flags & QRINTF_ZERO;
  fill_with_overrun (p, zero ? _mm_set1_epi8 ('0') : blank, total - 16);
  if (zero && sign)
    *p = (char) sign;
  return p + total - 16;
}

/* Whether X with the sign of FLAGS fits into a vector.  */
QRINTF_INLINE bool
fixed_fits_field (const struct fixed_short *x, unsigned flags)
{
  return x->length + (float_sign (x->negative, flags) != 0) <= 16;
}

/* Writes X in a field; a null pointer if it does not fit.  */
QRINTF_INLINE char *
fixed_short_put_field (char *cursor, char *limit, const struct fixed_short *x,
                       unsigned flags, unsigned width, unsigned precision)
{
  QRINTF_ASSERT (fixed_fits_field (x, flags));
  unsigned sign = float_sign (x->negative, flags);
  unsigned need = x->length + (sign != 0);
  unsigned total = width > need ? width : need;
  if (__builtin_expect (!float_fits (cursor, limit, total), 0))
    return NULL;
  char *end = cursor + total;
  if (total > 16)
    {
      cursor = fixed_fill_wide (cursor, total, sign, flags);
      if (flags & QRINTF_ZERO)
        sign = 0;
      total = 16;
    }
  unsigned places = flags & QRINTF_LEFT ? need : total;
  unsigned at = places - x->length;
  __m128i text = _mm_add_epi8 (fixed_all_digits (x, precision, places),
                               fixed_text_base (x->radix + at));
  text = _mm_add_epi8 (text, fixed_around (at, places, sign, flags));
  if (total <= width)
    store16_steady (cursor, text, total);
  else
    fixed_store (cursor, text, total, precision ? precision + 2 : 1);
  return end;
}

#endif
