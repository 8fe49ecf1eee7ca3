/* SPDX-License-Identifier: MIT */
/* "%g": doubles in fixed style or with an exponent, with any flags and width.

   Refused: finite numbers with a radix character of several bytes.  The planner
   lets no call through that asks for more than 17 digits.  */

#include "core/emitter.h"

#ifdef __SIZEOF_INT128__

#include "float/float-text.h"

EMITTER (char *, f64_general, char *cursor, char *limit, double v,
         unsigned precision)
{
  struct float_text_form form = { .field = false };
  return float_text_of_double (cursor, limit, v, form, precision, true);
}

EMITTER (char *, f64_general_field, char *cursor, char *limit, double v,
         unsigned flags, unsigned width, unsigned precision)
{
  struct float_text_form form
      = { .field = true, .flags = flags, .width = width };
  return float_text_of_double (cursor, limit, v, form, precision, true);
}

#endif
