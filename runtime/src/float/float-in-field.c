/* SPDX-License-Identifier: MIT */
/* "%e" with any flags and width.  Refused is what it is refused without.  */

#include "float/float-field.h"

#ifdef __SIZEOF_INT128__

char *
__qrintf_f64_exponent_field (char *cursor, char *limit, double v,
                             unsigned flags, unsigned width, unsigned precision)
{
  return float_in_field (__qrintf_f64_exponent, cursor, limit, v, flags, width,
                         precision, precision + 1);
}

#endif
