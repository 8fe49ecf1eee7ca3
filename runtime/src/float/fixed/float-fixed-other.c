/* SPDX-License-Identifier: MIT-0 */
/* "%f" with up to 19 decimal places.  See float-fixed-other.h.  */

#include "float/fixed/float-fixed-other.h"

#ifdef __SIZEOF_INT128__

#include "core/select.h"
#include "float/fixed/float-fixed-number.h"

#if QRINTF_NEON
#include "float/fixed/neon/float-fixed.h"
#endif

char *
__qrintf_fixed_other (char *cursor, char *limit, uint64_t bits, unsigned flags,
                      unsigned width, unsigned precision)
{
  struct float_parts p = float_parts_of_bits (bits);
  if (!fixed_serves (&p, precision))
    return __qrintf_float_special (cursor, limit, bits, flags, width);
  struct fixed_large large;
  struct fixed_number x = fixed_is_large (&p)
                              ? fixed_number_of_large (&p, &large)
                              : fixed_number_of (&p, precision);
#if QRINTF_NEON
  const char *radix = float_radix ();
  if (__builtin_expect (fixed_is_short (&x, precision, radix), 1))
    return fixed_put_short (cursor, limit, &x, p.negative, flags, width,
                            precision, *radix);
#endif
  return fixed_put (cursor, limit, &x, p.negative, flags, width, precision);
}

uint64_t
__qrintf_fixed_tiny (uint64_t m, unsigned s, unsigned precision)
{
  QRINTF_ASSERT (precision <= fixed_tiny_precision_max);
  if (s > fixed_tiny_max)
    return 0;
  uint64_t rest, q = fixed_tiny (m, s, fixed_power (precision), &rest);
  return q + fixed_rounds_to_even (rest, q & 1);
}

#endif
