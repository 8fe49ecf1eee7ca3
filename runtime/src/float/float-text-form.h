/* SPDX-License-Identifier: MIT-0 */
/* The parts of the texts of "%e" and "%g" besides their digits.  */

#ifndef QRINTF_FLOAT_TEXT_FORM_H
#define QRINTF_FLOAT_TEXT_FORM_H

#include <stddef.h>

#include "float/float-digits.h"

struct float_text_form
{
  bool negative;
  char radix;
};

/* Whether V is refused: only finite numbers are written here, with a RADIX of
   one byte.  */
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

#endif
