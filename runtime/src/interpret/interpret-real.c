/* SPDX-License-Identifier: MIT */
/* Reals of a format that is read at run time: a function for each style, with
   what stands in the directive.  A program has those whose style is seen in a
   format when it is compiled.

   Refused is what the emitters of floats refuse, the flag '#', and a radix
   character of several bytes in a field.  */

#include "float/float-field.h"
#include "float/float-parts.h"
#include "interpret/reader.h"

/* Compilers without a 128-bit integer have no emitters of floats.  */
#ifdef __SIZEOF_INT128__

/* With up to MOST digits.  RADIX_OF_BYTES tells whether the emitter prints a
   radix character of several bytes: it is one character, as glibc counts those
   of a field.  */
#define QRINTF_INTERPRET_REAL(STYLE, MOST, RADIX_OF_BYTES)                     \
  QRINTF_OUTLINE char *field_##STYLE (char *cursor, char *limit, double v,     \
                                      unsigned flags, unsigned width,          \
                                      unsigned digits)                         \
  {                                                                            \
    if (RADIX_OF_BYTES && width && !float_radix_is_byte (float_radix ()))      \
      return NULL;                                                             \
    return float_in_field (__qrintf_f64_##STYLE, cursor, limit, v, flags,      \
                           width, digits, 0);                                  \
  }                                                                            \
                                                                               \
  char *__qrintf_interpret_##STYLE (char *cursor, char *limit, double v,       \
                                    unsigned flags, unsigned width,            \
                                    int precision)                             \
  {                                                                            \
    unsigned digits = precision < 0 ? 6 : (unsigned) precision;                \
    if (digits > (MOST))                                                       \
      return NULL;                                                             \
    if (flags | width)                                                         \
      return field_##STYLE (cursor, limit, v, flags, width, digits);           \
    return __qrintf_f64_##STYLE (cursor, limit, v, digits);                    \
  }

QRINTF_INTERPRET_REAL (fixed, INT32_MAX, true)
QRINTF_INTERPRET_REAL (exponent, most_digits, false)
QRINTF_INTERPRET_REAL (general, most_digits, false)

#endif
