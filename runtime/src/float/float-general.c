/* SPDX-License-Identifier: MIT-0 */
/* "%g": doubles in fixed style or with an exponent, with any flags and width.
   Each variant of the emitter with a field calls the same variant of the one
   without, because the function that is chosen at load time is missing with
   musl.

   Refused: finite numbers with a radix character of several bytes.  The planner
   refuses calls that ask for more than 17 digits.  */

#include "core/emitter.h"

#ifdef __SIZEOF_INT128__

#include "float/float-field.h"
#include "float/float-text.h"

EMITTER (char *, real_general, char *cursor, char *limit, uint64_t bits,
         unsigned precision)
{
  return float_text_of_double (cursor, limit, bits, precision, true);
}

EMITTER (char *, real_general_field, char *cursor, char *limit, uint64_t bits,
         unsigned flags, unsigned width, unsigned precision)
{
  return float_in_field (QRINTF_VARIANT (real_general, QRINTF_TIER), cursor,
                         limit, bits, flags, width, precision,
                         precision + (precision == 0));
}

#endif
