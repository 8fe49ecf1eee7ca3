/* SPDX-License-Identifier: MIT */
/* Decimal numbers in fields, in portable C.  SIGN is the byte before the
   digits, or 0 for none.  */

#ifndef QRINTF_PORTABLE_FIELD_H
#define QRINTF_PORTABLE_FIELD_H

#include "integer/decimal-core.h"

static inline char *
field_sign (char *p, unsigned sign)
{
  if (sign)
    *p++ = (char) sign;
  return p;
}

/* How many bytes of padding DIGITS digits with SIGN need in a field of
   WIDTH.  */
static inline unsigned
field_pad (unsigned digits, unsigned width, unsigned sign)
{
  unsigned length = digits + (sign != 0);
  return width > length ? width - length : 0;
}

static inline char *
field_right (char *p, uint64_t v, unsigned width, unsigned sign)
{
  unsigned pad = field_pad (decimal_count (v), width, sign);
  memset (p, ' ', pad);
  return decimal_u64_exact (field_sign (p + pad, sign), v);
}

static inline char *
field_left (char *p, uint64_t v, unsigned width, unsigned sign)
{
  unsigned pad = field_pad (decimal_count (v), width, sign);
  p = decimal_u64_exact (field_sign (p, sign), v);
  memset (p, ' ', pad);
  return p + pad;
}

static inline char *
field_zero (char *p, uint64_t v, unsigned width, unsigned sign)
{
  unsigned pad = field_pad (decimal_count (v), width, sign);
  p = field_sign (p, sign);
  memset (p, '0', pad);
  return decimal_u64_exact (p + pad, v);
}

#endif
