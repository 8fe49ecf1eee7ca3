/* SPDX-License-Identifier: MIT-0 */
/* "%e": doubles with an exponent, with any flags and width.  There is only one
   variant, as masked stores would gain only 4 %.

   Refused: finite numbers with a radix character of several bytes.  The planner
   refuses calls that ask for more than 18 digits.  */

#include "core/emitter.h"

#ifdef __SIZEOF_INT128__

#include "float/float-field.h"
#include "float/float-text.h"

char *
__qrintf_real_exponent (char *cursor, char *limit, uint64_t bits,
                        unsigned precision)
{
  return float_text_of_double (cursor, limit, bits, precision, false);
}

char *
__qrintf_real_exponent_field (char *cursor, char *limit, uint64_t bits,
                             unsigned flags, unsigned width, unsigned precision)
{
  return float_in_field (__qrintf_real_exponent, cursor, limit, bits, flags,
                         width, precision, precision + 1);
}

#endif
