/* SPDX-License-Identifier: MIT-0 */
/* "inf" and "nan" in every style.  Their fields are never padded with zeros.

   glibc recognises a NaN by comparing the number with itself.  For a signalling
   NaN that raises FE_INVALID, or traps if the program has enabled that;
   printing a float raises no other exception of fenv.h.  So the same comparison
   is made here.  */

#include "core/memory.h"
#include "float/float-parts.h"

static void
compare_with_itself (uint64_t bits)
{
  volatile double nan = float_of_bits (bits);
  volatile int sink = nan != nan;
  (void) sink;
}

char *
__qrintf_float_special (char *cursor, char *limit, uint64_t bits,
                        unsigned flags, unsigned width)
{
  struct float_parts p = float_parts_of_bits (bits);
  if (p.kind == float_finite)
    return NULL;
  bool nan = p.kind == float_nan;
  if (nan)
    compare_with_itself (bits);

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
