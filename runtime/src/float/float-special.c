/* SPDX-License-Identifier: MIT-0 */
/* "inf" and "nan" in every style.  Their fields are never padded with zeros.

   Refused are signalling NaNs.  The C library raises FE_INVALID for one, or
   traps, but only in a call that comes to the number: a text that does not fit
   its stream, or a descriptor that is closed, ends the call before.  */

#include "core/memory.h"
#include "float/float-parts.h"

/* Whether a NaN with BITS is quiet, on all CPUs that there is code for.  */
QRINTF_INLINE bool
is_quiet (uint64_t bits)
{
  return bits >> 51 & 1;
}

char *
__qrintf_float_special (char *cursor, char *limit, uint64_t bits,
                        unsigned flags, unsigned width)
{
  struct float_parts p = float_parts_of_bits (bits);
  if (p.kind == float_finite)
    return NULL;
  bool nan = p.kind == float_nan;
  if (nan && !is_quiet (bits))
    return NULL;
  unsigned sign = float_sign (p.negative, flags);
  size_t length = 3 + (sign != 0);
  size_t total = width > length ? width : length;
  if (!float_fits (cursor, limit, total))
    return NULL;
  fill_memory (cursor, ' ', total);
  char *text = flags & QRINTF_LEFT ? cursor : cursor + total - length;
  if (sign)
    *text++ = (char) sign;
  if (flags & QRINTF_UPPER)
    memcpy (text, nan ? "NAN" : "INF", 3);
  else
    memcpy (text, nan ? "nan" : "inf", 3);
  return cursor + total;
}
