/* SPDX-License-Identifier: MIT-0 */
/* Decimal numbers of 32 bits in fields of up to 16 bytes, with AVX-512: the ten
   digits of decimal-v4.h at the end of a vector, the sign and the fill inserted
   by masks, and a masked store that leaves out the bytes before the field.  No
   branch depends on the number of digits.  Other numbers and fields are left to
   the base variant: the code of field.h is hardly faster with AVX-512, and
   three times as large as this.  */

#ifndef QRINTF_X86_FIELD_V4_H
#define QRINTF_X86_FIELD_V4_H

#include "integer/decimal/x86/decimal-v4.h"
#include "integer/field-any.h"

#include <stdbool.h>

enum
{
  field_columns = 16
};

#define field_is_short field_is_short

QRINTF_INLINE bool
field_is_short (uint64_t v, unsigned width)
{
  return v <= UINT32_MAX && width <= field_columns;
}

/* The N digits of V in the last columns, and FILL in all columns before them.
   If HAS_SIGN, which is 0 or 1, SIGN is in the first of the last SIGN_FROM
   columns.  */
QRINTF_INLINE __m128i
field_text (uint32_t v, unsigned n, char fill, unsigned sign, unsigned has_sign,
            unsigned sign_from)
{
  QRINTF_ASSERT (has_sign <= 1 && sign_from <= field_columns);
  ten_columns_tables t = &__qrintf_ten_columns;
  __asm__("" : "+r"(t)); /* see decimal_u32_exact */
  __m128i text = _mm_bslli_si128 (columns_text (ten_digits (v), t), 6);
  __mmask16 at_sign = (__mmask16) (has_sign << (field_columns - sign_from));
  text = _mm_mask_mov_epi8 (_mm_set1_epi8 (fill), last16 (n), text);
  return _mm_mask_mov_epi8 (text, at_sign, _mm_set1_epi8 ((char) sign));
}

/* The larger of both.  A branch, as in field_length, would be mispredicted if
   some numbers are wider than their fields, and gain nothing otherwise.  */
QRINTF_INLINE unsigned
field_larger (unsigned need, unsigned width)
{
  return need > width ? need : width;
}

/* Writes V in a field of FORM, with SIGN before it if HAS_SIGN, which is 0 or
   1.  */
QRINTF_INLINE char *
field_put (char *p, uint64_t v, unsigned width, unsigned sign,
           unsigned has_sign, enum field_form form)
{
  QRINTF_ASSERT (field_is_short (v, width));
  unsigned n = (unsigned) columns_count32 ((uint32_t) v), need = n + has_sign;
  unsigned total = field_larger (need, width);
  unsigned text = form == field_of_spaces_after ? need : total;
  unsigned sign_from = form == field_of_spaces_before ? need : text;
  store16_before (p + text,
                  field_text ((uint32_t) v, n, (char) form, sign, has_sign,
                              sign_from),
                  text);
  if (form == field_of_spaces_after)
    _mm_mask_storeu_epi8 (p + need, (__mmask16) ((1U << (total - need)) - 1),
                          _mm_set1_epi8 (' '));
  return p + total;
}

QRINTF_INLINE char *
field_right (char *p, uint64_t v, unsigned width, unsigned sign)
{
  return field_put (p, v, width, sign, !!sign, field_of_spaces_before);
}

QRINTF_INLINE char *
field_zero (char *p, uint64_t v, unsigned width, unsigned sign)
{
  QRINTF_ASSERT (field_is_short (v, width));
  if (v < 100 && width == 2 && !sign)
    {
      memcpy (p, __qrintf_dec2[v], 2);
      return p + 2;
    }
  unsigned n = (unsigned) columns_count32 ((uint32_t) v);
  unsigned total = field_larger (n + !!sign, width);
  store16_before (p + total,
                  field_text ((uint32_t) v, n, '0', sign, !!sign, total),
                  total);
  return p + total;
}

QRINTF_INLINE char *
field_left (char *p, uint64_t v, unsigned width, unsigned sign)
{
  return field_put (p, v, width, sign, !!sign, field_of_spaces_after);
}

#endif
