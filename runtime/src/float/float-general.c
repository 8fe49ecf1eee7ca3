/* SPDX-License-Identifier: MIT */
/* "%g": doubles in the shorter of both styles, with any flags, width and
   precision.

   Done here: finite numbers in up to 17 digits, with a radix character of one
   byte.  Everything else is handed over.  */

#include "core/emitter.h"
#include "float/float-any.h"
#include "float/float-text.h"

QRINTF_OUTLINE char *
general_any (char *cursor, char *limit, double v, unsigned flags,
             unsigned width, unsigned precision)
{
  struct float_parts parts = float_parts_of_double (v);
  return __qrintf_float_any (cursor, limit, &parts, flags | QRINTF_GENERAL,
                             width, (int) precision);
}

QRINTF_INLINE char *
general_put (char *cursor, char *limit, double v, struct float_text_form form,
             unsigned precision)
{
  const char *radix = float_radix ();
  struct float_parts parts = float_parts_of_double (v);
  unsigned n = precision + (precision == 0);
  if (__builtin_expect (float_text_refuses (parts, n, 17, radix), 0))
    return general_any (cursor, limit, v, form.flags, form.width, precision);
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
