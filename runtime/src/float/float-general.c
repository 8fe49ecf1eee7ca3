/* SPDX-License-Identifier: MIT */
/* "%g": doubles in fixed style or with an exponent, without flags and width.

   Refused: finite numbers with a radix character of several bytes.  The planner
   lets no call through that asks for more than 17 digits.  */

#include "core/emitter.h"

#ifdef __SIZEOF_INT128__

#include "float/float-text.h"

EMITTER (char *, f64_general, char *cursor, char *limit, double v,
         unsigned precision)
{
  return float_text_of_double (cursor, limit, v, precision, true);
}

#endif
