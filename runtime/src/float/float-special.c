/* SPDX-License-Identifier: MIT */
/* "inf" and "nan" in every style, which zeros never fill up.

   glibc tells a NaN by comparing the number with itself.  That raises
   FE_INVALID, or traps where the program has asked for it, for a signalling NaN
   and for what the x87 calls invalid; it is the only exception of fenv.h that
   printing a float raises.  The same comparison is made here, of the same type,
   as the x87 and SSE have masks and flags of their own.  */

#include "core/emitter.h"
#include "float/float-special.h"

QRINTF_INLINE bool
is_quiet (const struct float_parts *p)
{
  return p->extended ? p->mantissa >> 62 == 3 : p->mantissa >> 51 & 1;
}

static void
raise_invalid (bool extended)
{
  volatile int sink;
#if LDBL_MANT_DIG == 64
  if (extended)
    {
      volatile long double nan = __builtin_nansl ("");
      long double v = nan;
      sink = v != v;
      return;
    }
#endif
  QRINTF_ASSERT (LDBL_MANT_DIG == 64 || !extended);
  volatile double nan = __builtin_nans ("");
  double v = nan;
  sink = v != v;
  (void) extended;
  (void) sink;
}

char *
__qrintf_float_special (char *cursor, char *limit, const struct float_parts *p,
                        unsigned flags, unsigned width)
{
  QRINTF_ASSERT (p->kind != float_finite);
  bool nan = p->kind == float_nan;
  if (nan && !is_quiet (p))
    raise_invalid (p->extended);

  char sign = p->negative            ? '-'
              : flags & QRINTF_PLUS  ? '+'
              : flags & QRINTF_SPACE ? ' '
                                     : 0;
  size_t length = 3 + (sign != 0);
  size_t total = width > length ? width : length;
  if (cursor > limit || total > (size_t) (limit - cursor))
    return NULL;
  memset (cursor, ' ', total);
  char *text = flags & QRINTF_LEFT ? cursor : cursor + total - length;
  if (sign)
    *text++ = sign;
  if (flags & QRINTF_UPPER)
    memcpy (text, nan ? "NAN" : "INF", 3);
  else
    memcpy (text, nan ? "nan" : "inf", 3);
  return cursor + total;
}
