/* SPDX-License-Identifier: MIT */
/* Integers with flags, width or precision, and strings with width or precision,
   of a compiled format.  */

#include "compiled/compiled.h"

static char *
put_string (char *cursor, char *limit, const unsigned char *op, const char *s)
{
  unsigned width = op[2];
  size_t most = op[3] ? op[3] - 1u : SIZE_MAX;
  if (!s)
    s = most < 6 ? "" : "(null)";
  return op[1] ? QRINTF_SMALL (str_left_to) (cursor, limit, s, most, width)
               : QRINTF_SMALL (str_right_to) (cursor, limit, s, most, width);
}

char *
__qrintf_compiled_field (char *cursor, char *limit, const char *op,
                         uint64_t value)
{
  const unsigned char *at = (const unsigned char *) op;
  if (*at == QRINTF_OP_STRING_FIELD)
    return put_string (cursor, limit, at, (const char *) (uintptr_t) value);
  struct compiled_value v = value_in (at[1], value);
  unsigned flags = at[2] | (unsigned) at[3] << 8;
  return __qrintf_integer (cursor, v.magnitude,
                           flags | (v.is_negative ? QRINTF_NEGATIVE : 0), at[4],
                           at[5] - 1);
}
