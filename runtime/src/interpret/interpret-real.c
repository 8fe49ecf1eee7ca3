/* SPDX-License-Identifier: MIT */
/* Reals of a format that is read at run time: a function for each style, with
   whatever stands in the directive.  A program has those whose style is seen in
   a format when it is compiled.

   Refused is what the emitters of floats refuse.  */

#include <stdbool.h>

#include "interpret/interpret.h"

/* Compilers without a 128-bit integer have no emitters of floats.  */
#ifdef __SIZEOF_INT128__

/* What the emitters of "%e" and "%g" print.  */
enum
{
  most_digits = 17
};

/* With up to MOST digits.  PLAIN says whether what has no field is printed by
   the emitter for that: a tenth faster, for 1 to 2.5 kB more.  What has one is
   printed by FIELD.  */
#define QRINTF_INTERPRET_REAL(STYLE, MOST, PLAIN, FIELD)                       \
  char *__qrintf_interpret_##STYLE (char *cursor, char *limit, double v,       \
                                    unsigned flags, unsigned width,            \
                                    int precision)                             \
  {                                                                            \
    unsigned digits = precision < 0 ? 6 : (unsigned) precision;                \
    if (digits > (MOST) || width > (size_t) (limit - cursor))                  \
      return NULL;                                                             \
    if (PLAIN && !(flags | width))                                             \
      return __qrintf_f64_##STYLE (cursor, limit, v, digits);                  \
    if (flags & QRINTF_LEFT)                                                   \
      flags &= ~(unsigned) QRINTF_ZERO;                                        \
    return FIELD (cursor, limit, v, flags, width, digits);                     \
  }

/* Fields are rare, so that one variant of theirs is enough: of base.  */
#define FIXED_FIELD QRINTF_VARIANT (f64_fixed_field, base)
#define GENERAL_FIELD QRINTF_VARIANT (f64_general_field, base)
__typeof__ (__qrintf_f64_fixed_field) FIXED_FIELD;
__typeof__ (__qrintf_f64_general_field) GENERAL_FIELD;

QRINTF_INTERPRET_REAL (fixed, INT32_MAX, true, FIXED_FIELD)
QRINTF_INTERPRET_REAL (exponent, most_digits, false,
                       __qrintf_f64_exponent_field)
QRINTF_INTERPRET_REAL (general, most_digits, true, GENERAL_FIELD)

#endif
