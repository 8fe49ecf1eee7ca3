/* SPDX-License-Identifier: MIT */
/* Decimal numbers in fields.  The whole field is filled before the digits are
   written over a part of it: mostly its length is the width, which the CPU
   foresees, while that of the padding changes from number to number.  SIGN is
   the byte before the digits, or 0 for none.  */

#ifndef QRINTF_PORTABLE_FIELD_H
#define QRINTF_PORTABLE_FIELD_H

#include "core/fill.h"
#include "integer/decimal-core.h"

/* What a number has in a field.  */
struct field_layout
{
  size_t digits; /* their number */
  size_t need;   /* that, and the sign's byte */
  size_t total;  /* the length of the field */
};

QRINTF_INLINE struct field_layout
field_lay_out (uint64_t v, unsigned width, unsigned sign)
{
  struct field_layout l;
  l.digits = decimal_count (v);
  l.need = l.digits + (sign != 0);
  l.total = width;
  if (__builtin_expect (l.need > width, 0))
    {
      l.total = l.need;
      __asm__("" : "+r"(l.total)); /* or it becomes a conditional move */
    }
  return l;
}

/* In these, where there is no sign, the first digit stands in its place.  */

QRINTF_INLINE char *
field_right (char *p, uint64_t v, unsigned width, unsigned sign)
{
  struct field_layout l = field_lay_out (v, width, sign);
  char *end = fill_bytes (p, ' ', l.total);
  *(end - l.need) = (char) sign;
  return decimal_u64_exact (end - l.digits, v);
}

QRINTF_INLINE char *
field_left (char *p, uint64_t v, unsigned width, unsigned sign)
{
  struct field_layout l = field_lay_out (v, width, sign);
  char *end = fill_bytes (p, ' ', l.total);
  *p = (char) sign;
  decimal_u64_exact (p + (l.need - l.digits), v);
  return end;
}

QRINTF_INLINE char *
field_zero (char *p, uint64_t v, unsigned width, unsigned sign)
{
  struct field_layout l = field_lay_out (v, width, sign);
  char *end = fill_bytes (p, '0', l.total);
  *p = (char) (sign ? sign : '0');
  return decimal_u64_exact (end - l.digits, v);
}

#endif
