/* SPDX-License-Identifier: MIT */
/* Decimal numbers in fields, in a register: sixteen digits, of which those
   before the first significant one are replaced by what the field has there.
   SIGN is the byte before the digits, or 0 for none.  */

#ifndef QRINTF_NEON_FIELD_H
#define QRINTF_NEON_FIELD_H

#include "integer/neon/decimal.h"

/* TEXT with spaces in its first N <= 16 bytes.  */
QRINTF_INLINE uint8x16_t
field_blank_to (decimal_table t, uint8x16_t text, size_t n)
{
  QRINTF_ASSERT (n <= 16);
  uint8x16_t blank = vcltq_u8 (vld1q_u8 (t->places), vdupq_n_u8 ((uint8_t) n));
  return vbslq_u8 (blank, vdupq_n_u8 (' '), text);
}

/* TEXT with BYTE in its place PLACE; nowhere if there is no such place.  */
QRINTF_INLINE uint8x16_t
field_put (decimal_table t, uint8x16_t text, unsigned byte, size_t place)
{
  uint8x16_t here
      = vceqq_u8 (vld1q_u8 (t->places), vdupq_n_u8 ((uint8_t) place));
  return vbslq_u8 (here, vdupq_n_u8 ((uint8_t) byte), text);
}

/* TEXT with SIGN, unless that is 0, in PLACE.  Without a branch, as signs are
   hard to predict.  */
QRINTF_INLINE uint8x16_t
field_put_sign (decimal_table t, uint8x16_t text, unsigned sign, size_t place)
{
  return field_put (t, text, sign, sign ? place : 16);
}

/* The digits of V, of N > 15 digits, behind SIGN.  */
QRINTF_INLINE char *
field_put_long (char *p, uint64_t v, size_t n, unsigned sign)
{
  if (sign)
    *p++ = (char) sign;
  return decimal_long (p, v, n);
}

/* A text of more than sixteen bytes behind LEFT spaces.  */
QRINTF_OUTLINE char *
field_long_right (char *p, uint64_t v, size_t n, unsigned sign, size_t left)
{
  fill_with_overrun (p, ' ', left);
  return field_put_long (p + left, v, n, sign);
}

/* The same in front of RIGHT spaces, which are written first and sixteen at a
   time from the end on: the text overwrites what is too much.  */
QRINTF_OUTLINE char *
field_long_left (char *p, uint64_t v, size_t n, unsigned sign, size_t right)
{
  char *start = p + n + (sign != 0), *end = start + right;
  for (char *q = end; q > start; q -= 16)
    store128 (q - 16, vdupq_n_u8 (' '));
  field_put_long (p, v, n, sign);
  return end;
}

/* A field of more than sixteen bytes, filled with ZEROS.  */
QRINTF_OUTLINE char *
field_long_zero (char *p, uint64_t v, size_t n, unsigned sign, size_t zeros)
{
  if (sign)
    *p++ = (char) sign;
  if (n > 15)
    {
      fill_with_overrun (p, '0', zeros);
      return decimal_long (p + zeros, v, n);
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
    return field_long_right (p, v, n, sign, total - need);
  if (total > 16)
    {
      fill_with_overrun (p, ' ', total - 16);
      p += total - 16;
      total = 16;
    }
  uint8x16_t text = field_blank_to (t, decimal_text16 (t, v), 16 - n);
  /* Where there is no sign, a space stands in its place.  */
  text = field_put (t, text, sign | ' ', 15 - n);
  store_last (p, text, t->places, total);
  return p + total;
}

QRINTF_INLINE char *
field_left (char *p, uint64_t v, unsigned width, unsigned sign)
{
  decimal_table t = decimal_table_get ();
  size_t n = decimal_count_by (t, v), need = n + (sign != 0);
  size_t total = need < width ? width : need;
  if (__builtin_expect (need > 16, 0))
    return field_long_left (p, v, n, sign, total - need);
  uint8x16_t text = field_put_sign (t, decimal_text16 (t, v), sign, 16 - need);
  /* Behind the digits come zeros, so that those are spaces.  */
  text = vqtbx1q_u8 (vdupq_n_u8 (' '), text, vld1q_u8 (t->places + 16 - need));
  char *end = p + total;
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

QRINTF_INLINE char *
field_zero (char *p, uint64_t v, unsigned width, unsigned sign)
{
  if (v < 100 && width == 2 && !sign)
    {
      memcpy (p, __qrintf_dec2[v], 2);
      return p + 2;
    }
  decimal_table t = decimal_table_get ();
  size_t n = decimal_count_by (t, v), need = n + (sign != 0);
  size_t total = need < width ? width : need;
  if (__builtin_expect (total > 16, 0))
    return field_long_zero (p, v, n, sign, total - need);
  uint8x16_t text = field_put_sign (t, decimal_text16 (t, v), sign, 16 - total);
  store_last (p, text, t->places, total);
  return p + total;
}

#endif
