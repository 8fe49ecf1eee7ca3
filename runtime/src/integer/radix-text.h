/* SPDX-License-Identifier: MIT-0 */
/* Eight octal or binary digits as text: the bits of each digit are moved to a
   byte of a 64-bit word.  */

#ifndef QRINTF_RADIX_TEXT_H
#define QRINTF_RADIX_TEXT_H

#include <stdint.h>
#include <string.h>

#include "core/bits.h"
#include "core/emitter.h"

/* Stores the eight bytes of TEXT at P, the most significant first.  */
QRINTF_INLINE void
put_text8 (char *p, uint64_t text)
{
#if defined __BYTE_ORDER__ && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  text = __builtin_bswap64 (text);
  memcpy (p, &text, 8);
#else
  for (unsigned i = 0; i < 8; i++)
    p[i] = (char) (text >> (56 - 8 * i));
#endif
}

#define ZEROS 0x3030303030303030U

/* The eight octal digits of V < 2^24 as text: V is split into halves, quarters
   and eighths, which are moved to their bytes.  */
QRINTF_INLINE uint64_t
octal_text8 (uint64_t v)
{
  QRINTF_ASSERT (v < 1 << 24);
  v = (v << 20 | v) & 0x00000fff00000fff;
  v = (v << 10 | v) & 0x003f003f003f003f;
  v = (v << 5 | v) & 0x0707070707070707;
  return v + ZEROS;
}

/* The eight binary digits of V < 2^8 as text, in the same way.  */
QRINTF_INLINE uint64_t
binary_text8 (uint64_t v)
{
  QRINTF_ASSERT (v < 256);
  v = (v << 28 | v) & 0x0000000f0000000f;
  v = (v << 14 | v) & 0x0003000300030003;
  v = (v << 7 | v) & 0x0101010101010101;
  return v + ZEROS;
}

#undef ZEROS

#endif
