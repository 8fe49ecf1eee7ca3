/* SPDX-License-Identifier: MIT */
/* "%e": doubles with an exponent, with any flags, width and precision.

   Done here: finite numbers in up to 18 digits, with a radix character of one
   byte.  Everything else is handed over.  */

#include "core/emitter.h"
#include "float/float-any.h"
#include "float/float-text.h"

QRINTF_OUTLINE char *
exponent_any (char *cursor, char *limit, double v, unsigned flags,
              unsigned width, unsigned precision)
{
  struct float_parts parts = float_parts_of_double (v);
  return __qrintf_float_any (cursor, limit, &parts, flags | QRINTF_EXPONENT,
                             width, (int) precision);
}

QRINTF_INLINE char *
exponent_put (char *cursor, char *limit, double v, struct float_text_form form,
              unsigned precision)
{
  const char *radix = float_radix ();
  struct float_parts parts = float_parts_of_double (v);
  unsigned n = precision + 1;
  if (__builtin_expect (float_text_refuses (parts, n, 18, radix), 0))
    return exponent_any (cursor, limit, v, form.flags, form.width, precision);
  form.negative = parts.negative;
  form.radix = *radix;
  return float_text_exponent (cursor, limit, float_digits_of (v, n), n, form);
}

EMITTER (char *, f64_exponent, char *cursor, char *limit, double v,
         unsigned precision)
{
  struct float_text_form form = { .field = false };
  return exponent_put (cursor, limit, v, form, precision);
}

EMITTER (char *, f64_exponent_field, char *cursor, char *limit, double v,
         unsigned flags, unsigned width, unsigned precision)
{
  struct float_text_form form
      = { .field = true, .flags = flags, .width = width };
  return exponent_put (cursor, limit, v, form, precision);
}
