/* SPDX-License-Identifier: MIT */
/* Numbers in long fields.  See field-long.h.  */

#include <string.h>

#include "core/emitter.h"
#include "integer/field-long.h"

enum
{
  most_digits = 20
};

/* The digits of V, the last of them before END.  Returns the first.  */
static char *
put_digits_before (char *end, uint64_t v)
{
  for (; v >= 10; v /= 100)
    {
      end -= 2;
      memcpy (end, __qrintf_dec2[v % 100], 2);
      if (v < 100)
        return end;
    }
  *--end = (char) ('0' + v);
  return end;
}

char *
__qrintf_field_long (char *p, uint64_t v, unsigned left, unsigned sign,
                     unsigned zeros, unsigned right)
{
  char digits[most_digits], *end = digits + most_digits;
  char *first = put_digits_before (end, v);
  memset (p, ' ', left);
  p += left;
  if (sign)
    *p++ = (char) sign;
  memset (p, '0', zeros);
  p += zeros;
  memcpy (p, first, (size_t) (end - first));
  p += end - first;
  memset (p, ' ', right);
  return p + right;
}
