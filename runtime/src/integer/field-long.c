/* SPDX-License-Identifier: MIT */
/* Numbers in long fields.  See field-long.h.  */

#include "integer/field-long.h"

#include "integer/portable/decimal.h"

char *
__qrintf_field_long (char *p, uint64_t v, unsigned left, unsigned sign,
                     unsigned zeros, unsigned right)
{
  memset (p, ' ', left);
  p += left;
  if (sign)
    *p++ = (char) sign;
  memset (p, '0', zeros);
  p = decimal_u64_exact (p + zeros, v);
  memset (p, ' ', right);
  return p + right;
}
