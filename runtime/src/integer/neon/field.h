/* SPDX-License-Identifier: MIT-0 */
/* Decimal numbers in fields, in a register: sixteen digits, of which the
   leading zeros become the fill of the field.  SIGN is the byte before the
   digits, or 0 for none.  */

#ifndef QRINTF_NEON_FIELD_H
#define QRINTF_NEON_FIELD_H

#include "integer/decimal/neon/decimal.h"

/* Replaces that of decimal-field.c, for the reason given at
   decimal_magnitude.  */
#define field_split field_split

QRINTF_INLINE uint64_t
field_split (int64_t v, unsigned *sign)
{
  uint64_t magnitude;
  __asm__("cmp\t%2, #0\n\tcneg\t%0, %2, lt\n\tcsel\t%w1, %w3, %w1, lt"
          : "=&r"(magnitude), "+r"(*sign)
          : "r"(v), "r"('-')
          : "cc");
  return magnitude;
}

/* The N digits of V < 10^16 after spaces and SIGN.  Without a sign there is one
   more space.  */
QRINTF_INLINE uint8x16_t
field_text_right (decimal_table t, uint64_t v, size_t n, unsigned sign)
{
  QRINTF_ASSERT (n <= 16
                 && (sign == 0 || sign == ' ' || sign == '+' || sign == '-'));
  const uint8_t *zeros = t->right[sign >> 1 & 3] + n;
  return decimal_text16_on (t, v, vld1q_u8 (zeros));
}

/* Writes SIGN and the digits of V, which has N > 15 digits.  */
QRINTF_INLINE char *
field_put_long (char *p, uint64_t v, size_t n, unsigned sign)
{
  if (sign)
    *p++ = (char) sign;
  return decimal_long (p, v, n, decimal_table_get ());
}

/* Writes a text of more than sixteen bytes behind LEFT spaces.  */
QRINTF_OUTLINE char *
field_long_right (char *p, uint64_t v, size_t n, unsigned sign, size_t left)
{
  fill_with_overrun (p, ' ', left);
  return field_put_long (p + left, v, n, sign);
}

/* Writes the text before RIGHT spaces.  The spaces are written first, sixteen
   at a time from the end on; the text overwrites those before the field's end
   of digits.  */
QRINTF_OUTLINE char *
field_long_left (char *p, uint64_t v, size_t n, unsigned sign, size_t right)
{
  char *start = p + n + (sign != 0), *end = start + right;
  for (char *q = end; q > start; q -= 16)
    store128 (q - 16, vdupq_n_u8 (' '));
  field_put_long (p, v, n, sign);
  return end;
}

/* Writes a field of more than sixteen bytes, filled with ZEROS zeros.  */
QRINTF_OUTLINE char *
field_long_zero (char *p, uint64_t v, size_t n, unsigned sign, size_t zeros)
{
  if (sign)
    *p++ = (char) sign;
  if (n > 15)
    {
      fill_with_overrun (p, '0', zeros);
      return decimal_long (p + zeros, v, n, decimal_table_get ());
    }
  QRINTF_ASSERT (zeros + n >= 16);
  fill_with_overrun (p, '0', zeros + n - 16);
  p += zeros + n;
  store128 (p - 16, decimal_text16 (decimal_table_get (), v));
  return p;
}

QRINTF_INLINE char *
field_right (char *p, uint64_t v, unsigned width, unsigned sign)
{
  decimal_table t = decimal_table_get ();
  size_t n = decimal_count_by (t, v), need = n + (sign != 0);
  size_t total = need < width ? width : need;
  if (__builtin_expect (need > 16, 0))
    return field_long_right (APART (p), APART (v), n, sign, total - need);
  if (total > 16)
    {
      fill_with_overrun (p, ' ', total - 16);
      p += total - 16;
      total = 16;
    }
  return store_last (p, field_text_right (t, v, n, sign), t->places, total);
}

/* Writes SIGN at the start of the text; if it is 0, the text overwrites it.
   Returns the place of the digits.  */
QRINTF_INLINE char *
field_put_sign (char *p, unsigned sign)
{
  if (__builtin_constant_p (sign) && !sign)
    return p;
  *p = (char) sign;
  return p + (sign != 0);
}

QRINTF_INLINE char *
field_left (char *p, uint64_t v, unsigned width, unsigned sign)
{
  decimal_table t = decimal_table_get ();
  size_t n = decimal_count_by (t, v), need = n + (sign != 0);
  size_t total = need < width ? width : need;
  if (__builtin_expect (need > 16, 0))
    return field_long_left (APART (p), APART (v), n, sign, total - need);
  char *end = p + total;
  p = field_put_sign (p, sign);
  total -= sign != 0;
  /* The places behind the digits select a byte beyond the register, which gives
     a space.  */
  uint8x16_t text = vqtbx1q_u8 (vdupq_n_u8 (' '), decimal_text16 (t, v),
                                vld1q_u8 (t->places + 16 - n));
  if (total > 16)
    {
      if (total > 32)
        fill_with_overrun (p + 16, ' ', total - 32);
      store128 (end - 16, vdupq_n_u8 (' '));
      total = 16;
    }
  store_first (p, text, t->places, total);
  return end;
}

/* The same as field_zero for V, of N digits.  */
QRINTF_INLINE char *
field_zero_of (decimal_table t, char *p, uint64_t v, size_t n, unsigned width,
               unsigned sign)
{
  size_t need = n + (sign != 0);
  size_t total = need < width ? width : need;
  if (__builtin_expect (total > 16, 0))
    return field_long_zero (APART (p), APART (v), n, sign, total - need);
  p = field_put_sign (p, sign);
  total -= sign != 0;
  return store_last (p, decimal_text16 (t, v), t->places, total);
}

/* Whether "%02d" is an entry of the table of pairs.  */
QRINTF_INLINE bool
field_is_pair (uint64_t v, unsigned width)
{
  return v < 100 && width == 2;
}

QRINTF_INLINE char *
field_pair (char *p, uint64_t v)
{
  memcpy (p, __qrintf_dec2[v], 2);
  return p + 2;
}

QRINTF_INLINE char *
field_zero (char *p, uint64_t v, unsigned width, unsigned sign)
{
  if (field_is_pair (v, width) && !sign)
    return field_pair (p, v);
  decimal_table t = decimal_table_get ();
  return field_zero_of (t, p, v, decimal_count_by (t, v), width, sign);
}

/* The digits of a 32-bit number are counted by fewer instructions.  */
#define field_zero32 field_zero32

QRINTF_INLINE char *
field_zero32 (char *p, uint32_t v, unsigned width)
{
  if (field_is_pair (v, width))
    return field_pair (p, v);
  decimal_table t = decimal_table_get ();
  return field_zero_of (t, p, v, decimal_count32_by (t, v), width, 0);
}

#endif
