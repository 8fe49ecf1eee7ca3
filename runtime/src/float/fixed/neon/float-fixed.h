/* SPDX-License-Identifier: MIT-0 */
/* "%f" with NEON: a number with fewer than sixteen digits, including those of
   the fraction, is one integer.  Its digits are made in a register, those
   before the radix character are moved one byte to the front, and the text is
   stored at once.

   Refused: all other numbers, which are left to fixed_put.  */

#ifndef QRINTF_NEON_FLOAT_FIXED_H
#define QRINTF_NEON_FLOAT_FIXED_H

#include "core/memory.h"
#include "core/few.h"
#include "core/neon/copy.h"
#include "float/fixed/float-fixed-number.h"

enum
{
  fixed_short_digits = 15
};

/* Whether X in PRECISION places, with the radix character RADIX, can be
   written here.  */
QRINTF_INLINE bool
fixed_is_short (const struct fixed_number *x, unsigned precision,
                const char *radix)
{
  return !x->large && precision - 1 < fixed_short_digits - 1
         && x->integer < fixed_power (fixed_short_digits - precision)
         && float_radix_is_byte (radix);
}

/* The text of V with RADIX before the last PRECISION digits, at the end of the
   register, after zeros.  */
QRINTF_INLINE uint8x16_t
fixed_text (decimal_table t, uint64_t v, unsigned precision, char radix)
{
  const uint8x16_t places = vld1q_u8 (t->places);
  const uint8x16_t point = vdupq_n_u8 ((uint8_t) (15 - precision));
  uint8x16_t from = vsubq_u8 (places, vcltq_u8 (places, point));
  uint8x16_t text = vqtbl1q_u8 (decimal_text16 (t, v), from);
  return vbslq_u8 (vceqq_u8 (places, point), vdupq_n_u8 ((uint8_t) radix),
                   text);
}

/* Fills N bytes at P with C.  */
QRINTF_INLINE void
fixed_fill (char *p, char c, size_t n)
{
  if (n < 16)
    fill_few (p, c, n);
  else
    fill_memory (p, c, n);
}

/* The same as fixed_put, for numbers that fixed_is_short accepts.  */
QRINTF_INLINE char *
fixed_put_short (char *cursor, char *limit, const struct fixed_number *x,
                 bool negative, unsigned flags, unsigned width,
                 unsigned precision, char radix)
{
  decimal_table t = decimal_table_get ();
  uint64_t v = x->integer * fixed_power (precision) + x->fraction;
  unsigned sign = float_sign (negative, flags);
  size_t count = decimal_count_by (t, v);
  size_t length = (count > precision ? count : precision + 1) + 1;
  size_t need = length + (sign != 0);
  size_t pad = width > need ? width - need : 0;
  if (!float_fits (cursor, limit, need + pad))
    return NULL;
  bool left = flags & QRINTF_LEFT, zero = flags & QRINTF_ZERO;
  char *p = zero || left ? cursor : cursor + pad, *end = cursor + need + pad;
  *p = (char) sign; /* without a sign, the text overwrites it */
  p += sign != 0;
  if (__builtin_expect (pad != 0, 0))
    {
      if (zero)
        {
          fixed_fill (p, '0', pad);
          p += pad;
        }
      else
        fixed_fill (left ? end - pad : cursor, ' ', pad);
    }
  store_last (p, fixed_text (t, v, precision, radix), t->places, length);
  return end;
}

#endif
