/* SPDX-License-Identifier: MIT */
/* "%d", "%u" and "%x" of a compiled format, without flags, width and
   precision.  */

#include "compiled/compiled.h"

char *
__qrintf_compiled_number (char *cursor, const char *op, uint64_t value)
{
  unsigned shape = (unsigned char) op[1];
  struct compiled_value v = value_in (shape, value);
  if (shape & QRINTF_SHAPE_HEX)
    return QRINTF_SMALL (x64_exact) (cursor, v.magnitude);
  *cursor = '-';
  return QRINTF_SMALL (u32_exact) (cursor + v.is_negative,
                                   (uint32_t) v.magnitude);
}
