/* SPDX-License-Identifier: MIT */
/* The x87's long double in every style: "%Lf", "%Le", "%Lg", "%La".

   Fixed style below 2^64 and of up to 19 decimal places is done here, in the
   ways of "%f", which hold for 64 bits of mantissa as they do for 53; all else
   by float-any.c.  There is one version, for every CPU: long doubles are rare,
   and most of the work is 128-bit integer arithmetic, which no later CPU does
   in another way.  Where long double has another format, there is no function,
   and the call is not lowered.  */

#include <float.h>

#if LDBL_MANT_DIG == 64

#include "core/emitter.h"
#include "float/float-fixed.h"

enum
{
  styles = QRINTF_EXPONENT | QRINTF_GENERAL | QRINTF_HEXFLOAT
};

/* V is passed by its address because the x87's loads and stores of 80 bits are
   slow, and cannot be forwarded to integer loads.  */
QRINTF_OUTLINE char *
extended_other (char *cursor, char *limit, const long double *v, unsigned flags,
                unsigned width, int precision)
{
  if (cursor > limit)
    return NULL;
  struct float_parts p = float_parts_of_extended (*v);
  if (!(flags & styles))
    return fixed_put_parts (cursor, limit, &p, flags, width,
                            (unsigned) precision);
  return __qrintf_float_any (cursor, limit, &p, flags, width, precision);
}

#if QRINTF_X86

#include "float/x86/float-fixed.h"

QRINTF_INLINE bool
fixed_short_of_extended (struct fixed_short *x, const long double *v,
                         unsigned precision)
{
  uint64_t m;
  uint16_t top;
  memcpy (&m, v, 8);
  memcpy (&top, (const char *) v + 8, 2);
  unsigned biased = top & 0x7fff;
  /* What has no integer bit is subnormal, zero or invalid.  */
  if (__builtin_expect (!(m >> 63) && biased, 0))
    return false;
  x->negative = top >> 15;
  return fixed_short_of (x, m, 16446 - (int) biased, 64, precision);
}

/* The radix character is known to be '.'.  */
QRINTF_OUTLINE char *
extended_fixed (char *cursor, char *limit, const long double *v, unsigned flags,
                unsigned width, unsigned precision)
{
  struct fixed_short x;
  if (__builtin_expect (!fixed_short_of_extended (&x, v, precision), 0))
    return extended_other (cursor, limit, v, flags, width, (int) precision);
  if (flags | width)
    return fixed_short_put_field (cursor, limit, &x, flags, width, precision);
  return fixed_short_put (cursor, limit, &x, precision);
}

#endif

char *
__qrintf_f80 (char *cursor, char *limit, long double v, unsigned flags,
              unsigned width, int precision)
{
#if QRINTF_X86
  if (__builtin_expect (!(flags & styles)
                            && (precision || !(flags & QRINTF_ALT))
                            && fixed_radix_is_point ((unsigned) precision),
                        1))
    return extended_fixed (cursor, limit, &v, flags, width,
                           (unsigned) precision);
#endif
  return extended_other (cursor, limit, &v, flags, width, precision);
}

#else

/* A source has at least one declaration.  */
typedef int qrintf_no_extended;

#endif
