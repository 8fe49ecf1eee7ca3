/* SPDX-License-Identifier: MIT-0 */
/* Digits of any base on x86-64, for every CPU.  See places.h.  */

#ifndef QRINTF_X86_PLACES_H
#define QRINTF_X86_PLACES_H

#include "integer/digits-of-bits.h"
#include "integer/decimal/x86/decimal-count.h"
#include "integer/radix-text.h"
#include "integer/x86/hex.h"

__typeof__ (__qrintf_u32_exact) QRINTF_VARIANT (u32_exact, base);
__typeof__ (__qrintf_u64_exact) QRINTF_VARIANT (u64_exact, base);

/* Writes the N digits of V.  */
QRINTF_INLINE void
put_decimal (char *p, uint64_t v, unsigned n)
{
  (void) n;
  if (v > UINT32_MAX)
    QRINTF_VARIANT (u64_exact, base) (p, v);
  else
    QRINTF_VARIANT (u32_exact, base) (p, (uint32_t) v);
}

/* The last N octal digits of V, left-aligned.  */
QRINTF_INLINE __m128i
octal_text (uint64_t v, unsigned n)
{
  QRINTF_ASSERT (n > 0 && n <= 16);
  v <<= 48 - 3 * n;
  uint64_t first = octal_text8 (v >> 24 & 0xffffff);
  uint64_t second = octal_text8 (v & 0xffffff);
  return _mm_set_epi64x ((int64_t) __builtin_bswap64 (second),
                         (int64_t) __builtin_bswap64 (first));
}

/* The same as put_each_bit_place.  The last sixteen places of octal and
   hexadecimal numbers are made in a register and stored without a branch on
   their number, which would be mispredicted.  */
QRINTF_INLINE void
put_bit_places (char *p, uint64_t v, unsigned flags, unsigned n,
                unsigned places)
{
  unsigned last = flags & QRINTF_BINARY ? 0 : places < 16 ? places : 16;
  if (__builtin_expect (places != last, 0))
    {
      unsigned first = n > last ? n - last : 0;
      put_each_bit_place (p, last ? v >> 48 : v, flags, first, places - last);
      p += places - last;
    }
  if (last)
    store16 (p,
             flags & QRINTF_HEX ? hex_text (v, last, flags & QRINTF_UPPER)
                                : octal_text (v, last),
             last);
}

#endif
