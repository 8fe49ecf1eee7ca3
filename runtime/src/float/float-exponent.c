/* SPDX-License-Identifier: MIT */
/* "%e": doubles with an exponent, with any flags and width.  There is one
   variant, as masked stores gain 4 %.

   Refused: finite numbers with a radix character of several bytes.  The planner
   lets no call through that asks for more than 18 digits.  */

#include "core/emitter.h"

#ifdef __SIZEOF_INT128__

#include "float/float-text.h"

char *
__qrintf_f64_exponent (char *cursor, char *limit, double v, unsigned precision)
{
  struct float_text_form form = { .field = false };
  return float_text_of_double (cursor, limit, v, form, precision, false);
}

char *
__qrintf_f64_exponent_field (char *cursor, char *limit, double v,
                             unsigned flags, unsigned width, unsigned precision)
{
  struct float_text_form form
      = { .field = true, .flags = flags, .width = width };
  return float_text_of_double (cursor, limit, v, form, precision, false);
}

#endif
