/* SPDX-License-Identifier: MIT-0 */
/* Decimal numbers in fields, in a vector: a digit is 0 to 9 and a place
   without a digit is 0, so that adding a vector of '0', ' ' and the sign
   gives the text.  SIGN is the byte before the digits, or 0 for none.  */

#ifndef QRINTF_X86_FIELD_H
#define QRINTF_X86_FIELD_H

#include "integer/decimal/decimal-core.h"
#include "integer/field-any.h"
#include "integer/x86/field-lead.h"

/* The vector that, added to a text with '0' in its first place, replaces that
   by SIGN; zeros if SIGN is 0.  */
QRINTF_INLINE __m128i
field_sign_place (unsigned sign)
{
  return _mm_cvtsi32_si128 (sign ? (uint8_t) (sign - '0') : 0);
}

#ifdef QRINTF_MASKED_STORES
#include "integer/x86/field-v4.h"
#else

/* The larger of both, by a branch: if the length of the field is the width, the
   CPU does not wait for the number's length.  */
QRINTF_INLINE unsigned
field_length (unsigned need, unsigned width)
{
  if (__builtin_expect (need <= width, 1))
    return width;
  __asm__("" : "+r"(need)); /* keeps the branch */
  return need;
}

__typeof__ (__qrintf_u32_exact) QRINTF_VARIANT (u32_exact, QRINTF_TIER);
__typeof__ (__qrintf_u64_exact) QRINTF_VARIANT (u64_exact, QRINTF_TIER);

/* Without a width, as in "%+d", a sign is all that a number has before it.  */
QRINTF_INLINE char *
field_right (char *p, uint64_t v, unsigned width, unsigned sign)
{
  if (width == 0)
    {
      *p = (char) sign; /* without a sign, the first digit overwrites it */
      p += sign != 0;
      return v > UINT32_MAX
                 ? QRINTF_VARIANT (u64_exact, QRINTF_TIER) (p, v)
                 : QRINTF_VARIANT (u32_exact, QRINTF_TIER) (p, (uint32_t) v);
    }
  unsigned n = decimal_count (v);
  unsigned need = n + (sign != 0);
  unsigned total = field_length (need, width);
  if (__builtin_expect (need > 16, 0))
    return __qrintf_field_any (p, v, width, sign, field_of_spaces_before);
  if (total > 16)
    {
      fill_with_overrun (p, _mm_set1_epi8 (' '), total - 16);
      p += total - 16;
      total = 16;
    }
  __m128i base = field_lead (total - n, sign);
  __m128i text = _mm_add_epi8 (decimal_places_in (v, total, width), base);
  store16_field (p, text, total, width);
  return p + total;
}

QRINTF_INLINE char *
field_left (char *p, uint64_t v, unsigned width, unsigned sign)
{
  static const char places[33] = "0000000000000000                ";
  unsigned need = decimal_count (v) + (sign != 0);
  unsigned total = field_length (need, width);
  if (__builtin_expect (need > 16, 0))
    return __qrintf_field_any (p, v, width, sign, field_of_spaces_after);
  char *end = p + total;
  if (total > 16)
    {
      const __m128i blank = _mm_set1_epi8 (' ');
      if (total > 32)
        fill_with_overrun (p + 16, blank, total - 32);
      store128 (end - 16, blank);
      total = 16;
    }
  __m128i base
      = _mm_add_epi8 (load128 (places + 16 - need), field_sign_place (sign));
  __m128i text = _mm_add_epi8 (decimal_places (v, need), base);
  store16_field (p, text, total, width);
  return end;
}

QRINTF_INLINE char *
field_zero (char *p, uint64_t v, unsigned width, unsigned sign)
{
  if (v < 100 && width == 2 && !sign)
    {
      memcpy (p, __qrintf_dec2[v], 2);
      return p + 2;
    }
  unsigned need = decimal_count (v) + (sign != 0);
  unsigned total = field_length (need, width);
  if (__builtin_expect (need > 16 || total > 32, 0))
    return __qrintf_field_any (p, v, width, sign, field_of_zeros);
  const __m128i zeros = _mm_set1_epi8 ('0');
  __m128i base = _mm_add_epi8 (zeros, field_sign_place (sign));
  if (total > 16) /* the sign and zeros before the last sixteen bytes */
    {
      store128 (p, base);
      p += total - 16;
      total = 16;
      base = zeros;
    }
  __m128i text = _mm_add_epi8 (decimal_places_in (v, total, width), base);
  store16_field (p, text, total, width);
  return p + total;
}

#endif

#endif
