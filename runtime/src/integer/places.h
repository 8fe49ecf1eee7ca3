/* SPDX-License-Identifier: MIT-0 */
/* The digits of a number in any base, behind leading zeros.  FLAGS are those of
   the general emitter.  */

#ifndef QRINTF_PLACES_H
#define QRINTF_PLACES_H

#include "core/memory.h"
#include "core/select.h"

#if QRINTF_X86
#include "integer/x86/places.h"
#else

#include "integer/digits-of-bits.h"
#include "integer/decimal/portable/decimal.h"

#define put_decimal decimal_digits
#define put_bit_places put_each_bit_place

#endif

/* Writes the N digits of V behind PLACES - N zeros.  */
QRINTF_INLINE void
put_places (char *p, uint64_t v, unsigned flags, unsigned n, unsigned places)
{
  QRINTF_ASSERT (n <= places);
  if (flags & (QRINTF_HEX | QRINTF_OCTAL | QRINTF_BINARY))
    {
      put_bit_places (p, v, flags, n, places);
      return;
    }
  if (places > n)
    p = fill_memory (p, '0', places - n);
  if (n)
    put_decimal (p, v, n);
}

#endif
