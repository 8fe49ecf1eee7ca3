/* SPDX-License-Identifier: MIT-0 */
/* "%f": doubles in fixed style, with any flags and width.

   Short texts are made in vectors if the CPU has them (x86/float-fixed.h,
   x86/float-fixed-v4.h, neon/float-fixed.h), others by float-fixed-other.c.

   Refused: more than 19 decimal places.  */

#include "core/emitter.h"

#ifdef __SIZEOF_INT128__

#include "core/select.h"
#include "float/fixed/float-fixed-other.h"
#include "float/float-parts.h"

#if defined QRINTF_MASKED_STORES

#include "float/fixed/x86/float-fixed-v4.h"

/* What columns do not serve, and another radix character, is left to the base
   tier's emitters, which take up to a third longer.  Programs that choose the
   tier at load time have them anyway.  */
__typeof__ (__qrintf_real_fixed) QRINTF_VARIANT (real_fixed, base);
__typeof__ (__qrintf_real_fixed_field) QRINTF_VARIANT (real_fixed_field, base);

EMITTER (char *, real_fixed, char *cursor, char *limit, uint64_t bits,
         unsigned precision)
{
  if (!float_has_room (cursor, limit))
    return NULL;
  float_kept kept;
  float_keep (&kept, cursor, limit, bits, precision);
  struct fixed_columns x;
  return __builtin_expect (fixed_radix_is_point (precision), 1)
                 && fixed_columns_of (&x, kept.bits, kept.digits)
             ? fixed_put_columns (kept.cursor, kept.limit, &x, kept.bits >> 63,
                                  kept.digits)
             : QRINTF_VARIANT (real_fixed, base) (kept.cursor, kept.limit,
                                                  kept.bits, kept.digits);
}

EMITTER (char *, real_fixed_field, char *cursor, char *limit, uint64_t bits,
         unsigned flags, unsigned width, unsigned precision)
{
  if (!float_has_room (cursor, limit))
    return NULL;
  float_kept kept;
  float_keep (&kept, cursor, limit, bits, precision);
  kept.flags = flags;
  kept.width = width;
  struct fixed_columns x;
  return width < 32 && __builtin_expect (precision || !(flags & QRINTF_ALT), 1)
                 && __builtin_expect (fixed_radix_is_point (precision), 1)
                 && fixed_columns_of (&x, kept.bits, kept.digits)
             ? fixed_put_columns_in_field (kept.cursor, kept.limit, &x,
                                           kept.bits >> 63, kept.flags,
                                           kept.width, kept.digits)
             : QRINTF_VARIANT (real_fixed_field,
                               base) (kept.cursor, kept.limit, kept.bits,
                                      kept.flags, kept.width, kept.digits);
}

#else

#if QRINTF_X86

#include "float/fixed/x86/float-fixed.h"

QRINTF_INLINE bool
fixed_short_of_bits (struct fixed_short *x, uint64_t bits, unsigned precision)
{
  x->negative = bits >> 63;
  /* For a subnormal number the mantissa is wrong, but S is so large that it
     does not matter.  */
  uint64_t m = (bits & 0xfffffffffffff) | 1ULL << 52;
  return fixed_short_of (x, m, 1075 - (int) (bits >> 52 & 0x7ff), 53,
                         precision);
}

QRINTF_AT_CACHE_LINE QRINTF_OUTLINE char *
fixed_plain (char *cursor, char *limit, uint64_t bits, unsigned precision)
{
  struct fixed_short x;
  if (__builtin_expect (!fixed_short_of_bits (&x, bits, precision), 0))
    return __qrintf_fixed_other (cursor, limit, bits, 0, 0, precision);
  return fixed_short_put (cursor, limit, &x, precision);
}

QRINTF_AT_CACHE_LINE QRINTF_OUTLINE char *
fixed_field (char *cursor, char *limit, uint64_t bits, unsigned flags,
             unsigned width, unsigned precision)
{
  struct fixed_short x;
  if (__builtin_expect (!fixed_short_of_bits (&x, bits, precision), 0)
      || __builtin_expect (!fixed_fits_field (&x, flags), 0))
    return __qrintf_fixed_other (cursor, limit, bits, flags, width, precision);
  return fixed_short_put_field (cursor, limit, &x, flags, width, precision);
}

/* Whether a text with '.' and PRECISION places needs only that byte replaced by
   RADIX.  */
QRINTF_INLINE bool
fixed_can_replace (const char *radix, unsigned flags, unsigned precision)
{
  return float_radix_is_byte (radix) && !(flags & QRINTF_LEFT) && precision > 0
         && precision <= fixed_short_precision_max;
}

/* Replaces the '.' of the text from START to END, which stands PRECISION + 1
   bytes before the end, by RADIX, and returns END.  A text of the slow path
   already has RADIX.  */
QRINTF_INLINE char *
fixed_replaced (const char *start, char *end, char radix, unsigned precision)
{
  ptrdiff_t place = (ptrdiff_t) precision + 1;
  if (end && end - start > place && end[-place] == '.')
    end[-place] = radix;
  return end;
}

QRINTF_OUTLINE char *
fixed_plain_foreign (char *cursor, char *limit, uint64_t bits,
                     unsigned precision)
{
  const char *radix = float_radix ();
  if (!fixed_can_replace (radix, 0, precision))
    return __qrintf_fixed_other (cursor, limit, bits, 0, 0, precision);
  char *end = fixed_plain (cursor, limit, bits, precision);
  return fixed_replaced (cursor, end, *radix, precision);
}

QRINTF_OUTLINE char *
fixed_field_foreign (char *cursor, char *limit, uint64_t bits, unsigned flags,
                     unsigned width, unsigned precision)
{
  const char *radix = float_radix ();
  if (!fixed_can_replace (radix, flags, precision))
    return __qrintf_fixed_other (cursor, limit, bits, flags, width, precision);
  char *end = fixed_field (cursor, limit, bits, flags, width, precision);
  return fixed_replaced (cursor, end, *radix, precision);
}

#else

#define fixed_plain_foreign(CURSOR, LIMIT, BITS, PRECISION)                    \
  __qrintf_fixed_other (CURSOR, LIMIT, BITS, 0, 0, PRECISION)
#define fixed_field_foreign __qrintf_fixed_other

#endif

EMITTER (char *, real_fixed, char *cursor, char *limit, uint64_t bits,
         unsigned precision)
{
  if (!float_has_room (cursor, limit))
    return NULL;
#if QRINTF_X86
  if (__builtin_expect (fixed_radix_is_point (precision), 1))
    return fixed_plain (cursor, limit, bits, precision);
#endif
  return fixed_plain_foreign (cursor, limit, bits, precision);
}

EMITTER (char *, real_fixed_field, char *cursor, char *limit, uint64_t bits,
         unsigned flags, unsigned width, unsigned precision)
{
  if (!float_has_room (cursor, limit))
    return NULL;
#if QRINTF_X86
  if (__builtin_expect (precision || !(flags & QRINTF_ALT), 1)
      && __builtin_expect (fixed_radix_is_point (precision), 1))
    return fixed_field (cursor, limit, bits, flags, width, precision);
#endif
  return fixed_field_foreign (cursor, limit, bits, flags, width, precision);
}

#endif
#endif
