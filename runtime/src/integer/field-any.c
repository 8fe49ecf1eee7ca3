/* SPDX-License-Identifier: MIT-0 */
/* Decimal numbers in fields of any width.  See field-any.h.  The whole field is
   filled first, and then the number overwrites its part.  */

#include "core/memory.h"
#include "integer/field-any.h"

#include "integer/decimal/portable/decimal.h"

char *
__qrintf_field_any (char *p, uint64_t v, unsigned width, unsigned sign,
                    enum field_form form)
{
  unsigned n = decimal_count (v), need = n + (sign != 0);
  unsigned total = need > width ? need : width, pad = total - need;
  fill_memory (p, (char) form, total);
  char *end = p + total;
  p += form == field_of_spaces_before ? pad : 0;
  if (sign)
    *p++ = (char) sign;
  p += form == field_of_zeros ? pad : 0;
  decimal_digits (p, v, n);
  return end;
}
