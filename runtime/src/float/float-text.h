/* SPDX-License-Identifier: MIT-0 */
/* The significant digits of a double as the text of "%e" and "%g": chooses the
   algorithms.

     float_text_exponent (cursor, limit, digits, n, form)
     float_text_general (cursor, limit, digits, n, form)

   write exactly the text of DIGITS, which are N digits (1 to 18 for "%e", 1 to
   17 for "%g"), in the form FORM.  They return the advanced cursor, or a null
   pointer if the text would not end at or before LIMIT.  A radix character of
   several bytes is refused.

     float_text_of_double (cursor, limit, bits, precision, general)

   writes the double with BITS by one of these, or as an infinity or a NaN.
   GENERAL is a constant.  */

#ifndef QRINTF_FLOAT_TEXT_H
#define QRINTF_FLOAT_TEXT_H

#include "float/float-digits.h"
#include "core/select.h"

#if QRINTF_X86
#include "float/x86/float-text.h"
#elif QRINTF_NEON
#include "float/neon/float-text.h"
#else
#include "float/portable/float-text.h"
#endif

QRINTF_INLINE char *
float_text_of_double (char *cursor, char *limit, uint64_t bits,
                      unsigned precision, bool general)
{
  unsigned n = general ? precision + (precision == 0) : precision + 1;
  QRINTF_ASSERT (n <= (general ? 17 : 18));
  float_kept kept;
  float_keep (&kept, cursor, limit, bits, n);
  const char *radix = float_radix ();
  if (__builtin_expect (
          float_text_refuses (float_parts_of_bits (kept.bits), radix), 0))
    return __qrintf_float_special (kept.cursor, kept.limit, kept.bits, 0, 0);
  kept.radix = *radix;
  struct float_digits d;
  if (__builtin_expect (!float_digits_quick (&d, kept.bits, kept.digits), 0))
    d = __qrintf_float_settle (kept.bits, kept.digits);
  struct float_text_form form = { kept.bits >> 63, kept.radix };
  return general ? float_text_general (kept.cursor, kept.limit, d, kept.digits,
                                       form)
                 : float_text_exponent (kept.cursor, kept.limit, d, kept.digits,
                                        form);
}

#endif
