/* SPDX-License-Identifier: MIT */
/* What the texts of "%e" and "%g" have besides their digits.  */

#ifndef QRINTF_FLOAT_TEXT_FORM_H
#define QRINTF_FLOAT_TEXT_FORM_H

#include <stddef.h>

#include "float/float-digits.h"
#include "float/float-sign.h"

struct float_text_form
{
  bool negative;
  char radix;
  bool field;     /* otherwise FLAGS and WIDTH are 0 */
  unsigned flags; /* enum qrintf_flags */
  unsigned width;
};

/* Whether V is refused: only finite numbers, with a RADIX of one byte, are
   written here.  */
QRINTF_INLINE bool
float_text_refuses (struct float_parts v, const char *radix)
{
  return v.kind != float_finite || !float_radix_is_byte (radix);
}

/* The magnitude of an exponent, without a branch.  */
QRINTF_INLINE unsigned
float_text_magnitude (int32_t exponent)
{
  unsigned minus = 0U - (exponent < 0);
  return ((unsigned) exponent ^ minus) - minus;
}

/* How many bytes the exponent takes.  */
QRINTF_INLINE unsigned
float_text_exponent_length (int32_t exponent)
{
  return 4 + (float_text_magnitude (exponent) >= 100);
}

/* How many of N digits "%#g" writes.  glibc counts them before it rounds:
   9999.9 in four digits has none behind the radix character, and so it
   becomes 1.e+04.  */
QRINTF_INLINE unsigned
float_text_kept (struct float_digits d, unsigned n)
{
  return d.carried && d.exponent == (int32_t) n ? 1 : n;
}

#endif
