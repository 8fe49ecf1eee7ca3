/* SPDX-License-Identifier: MIT */
/* "%f": doubles in fixed style, with any flags and width.

   Short texts are made in one vector where the CPU has any (x86/float-fixed.h),
   other numbers below 2^64 of up to 19 decimal places by float-fixed-number.h.
   Refused: finite numbers from 2^64 on, more decimal places.  */

#include "core/emitter.h"

#ifdef __SIZEOF_INT128__

#include "float/float-fixed-number.h"
#include "float/float-special.h"

/* The slow path, and the fallback for what both paths refuse.  */
QRINTF_OUTLINE char *
fixed_other (char *cursor, char *limit, double v, unsigned flags,
             unsigned width, unsigned precision)
{
  struct float_parts p = float_parts_of_double (v);
  if (!fixed_serves (&p, precision))
    return __qrintf_float_special (cursor, limit, v, flags, width);
  struct fixed_number x = fixed_number_of (&p, precision);
  return fixed_put (cursor, limit, &x, p.negative, flags, width, precision);
}

#if QRINTF_X86

#include "float/x86/float-fixed.h"

QRINTF_INLINE bool
fixed_short_of_double (struct fixed_short *x, double v, unsigned precision)
{
  uint64_t bits;
  memcpy (&bits, &v, sizeof bits);
  x->negative = bits >> 63;
  /* Of a subnormal number the mantissa is wrong, and S large.  */
  uint64_t m = (bits & 0xfffffffffffff) | 1ULL << 52;
  return fixed_short_of (x, m, 1075 - (int) (bits >> 52 & 0x7ff), 53,
                         precision);
}

/* These two are tail calls once the radix character is known to be '.', so
   that the emitter saves few registers around the call that asks for it.  */
QRINTF_OUTLINE char *
fixed_plain (char *cursor, char *limit, double v, unsigned precision)
{
  struct fixed_short x;
  if (__builtin_expect (!fixed_short_of_double (&x, v, precision), 0))
    return fixed_other (cursor, limit, v, 0, 0, precision);
  return fixed_short_put (cursor, limit, &x, precision);
}

QRINTF_OUTLINE char *
fixed_field (char *cursor, char *limit, double v, unsigned flags,
             unsigned width, unsigned precision)
{
  struct fixed_short x;
  if (__builtin_expect (!fixed_short_of_double (&x, v, precision), 0)
      || __builtin_expect (!fixed_fits_field (&x, flags), 0))
    return fixed_other (cursor, limit, v, flags, width, precision);
  return fixed_short_put_field (cursor, limit, &x, flags, width, precision);
}

/* If the radix character is one byte other than '.', a text is made with
   '.', which is then replaced: it stands PRECISION + 1 bytes before the
   end.  */
QRINTF_OUTLINE char *
fixed_foreign (char *cursor, char *limit, double v, unsigned flags,
               unsigned width, unsigned precision)
{
  const char *radix = float_radix ();
  if (!float_radix_is_byte (radix) || flags & QRINTF_LEFT || precision == 0
      || precision > fixed_short_precision_max)
    return fixed_other (cursor, limit, v, flags, width, precision);
  char *end = fixed_field (cursor, limit, v, flags, width, precision);
  ptrdiff_t place = (ptrdiff_t) precision + 1;
  if (end && end - cursor > place && end[-place] == '.')
    end[-place] = *radix;
  return end;
}

#else

#define fixed_foreign fixed_other

#endif

/* Arguments that lie in memory while the locale is asked need no registers that
   outlive a call, which would be saved before and restored after.  */
#define IN_MEMORY(x) __asm__("" : "+m"(x))

EMITTER (char *, f64_fixed, char *cursor, char *limit, double v,
         unsigned precision)
{
#if QRINTF_X86
  unsigned places = precision;
  IN_MEMORY (cursor);
  IN_MEMORY (limit);
  IN_MEMORY (places);
  if (__builtin_expect (fixed_radix_is_point (precision), 1))
    return fixed_plain (cursor, limit, v, places);
  precision = places;
#endif
  return fixed_foreign (cursor, limit, v, 0, 0, precision);
}

EMITTER (char *, f64_fixed_field, char *cursor, char *limit, double v,
         unsigned flags, unsigned width, unsigned precision)
{
#if QRINTF_X86
  if (__builtin_expect (precision || !(flags & QRINTF_ALT), 1)
      && __builtin_expect (fixed_radix_is_point (precision), 1))
    return fixed_field (cursor, limit, v, flags, width, precision);
#endif
  return fixed_foreign (cursor, limit, v, flags, width, precision);
}

#endif
