/* SPDX-License-Identifier: MIT */
/* "%g": doubles in fixed style or with an exponent, with any flags and width.

   Refused: finite numbers with a radix character of several bytes.  The planner
   lets no call through that asks for more than 17 digits.  */

#include "core/emitter.h"

#ifdef __SIZEOF_INT128__

#include "float/float-special.h"
#include "float/float-text.h"

QRINTF_INLINE char *
general_put (char *cursor, char *limit, double v, struct float_text_form form,
             unsigned precision)
{
  const char *radix = float_radix ();
  struct float_parts parts = float_parts_of_double (v);
  unsigned n = precision + (precision == 0);
  QRINTF_ASSERT (n <= 17);
  if (__builtin_expect (float_text_refuses (parts, radix), 0))
    return __qrintf_float_special (cursor, limit, v, form.flags, form.width);
  form.negative = parts.negative;
  form.radix = *radix;
  return float_text_general (cursor, limit, float_digits_of (v, n), n, form);
}

EMITTER (char *, f64_general, char *cursor, char *limit, double v,
         unsigned precision)
{
  struct float_text_form form = { .field = false };
  return general_put (cursor, limit, v, form, precision);
}

EMITTER (char *, f64_general_field, char *cursor, char *limit, double v,
         unsigned flags, unsigned width, unsigned precision)
{
  struct float_text_form form
      = { .field = true, .flags = flags, .width = width };
  return general_put (cursor, limit, v, form, precision);
}

#endif
