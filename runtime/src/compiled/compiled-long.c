/* SPDX-License-Identifier: MIT */
/* "%ld" and "%lu" of a compiled format, without flags, width and precision.  */

#include "compiled/compiled.h"

char *
__qrintf_compiled_long (char *cursor, const char *op, uint64_t value)
{
  struct compiled_value v = value_in ((unsigned char) op[1], value);
  *cursor = '-';
  return QRINTF_SMALL (u64_exact) (cursor + v.is_negative, v.magnitude);
}
