/* SPDX-License-Identifier: MIT-0 */
/* Octal and binary digits, in portable C: the bits of each digit are moved
   to a byte of a 64-bit word.  */

#include "core/memory.h"
#include <string.h>

#include "core/bits.h"
#include "core/emitter.h"
#include "qrintf/itoa.h"

/* Stores the eight bytes of TEXT at P, the most significant first.  */
QRINTF_INLINE void
put8 (char *p, uint64_t text)
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

/* Bit 63 is a digit by itself.  The other 63 bits are shifted so that the first
   of their N digits becomes the first of 21.  These and three zeros are stored;
   the bytes behind the N digits are the overrun.  */
char *
__qrintf_o64 (char *cursor, uint64_t v)
{
  unsigned lead = (unsigned) (v >> 63);
  *cursor = '1';
  cursor += lead;
  v &= INT64_MAX;
  unsigned n = lead ? 21 : (significant_bits (v) + 2) / 3;
  v <<= 63 - 3 * n;
  put8 (cursor, octal_text8 (v >> 39));
  put8 (cursor + 8, octal_text8 (v >> 15 & 0xffffff));
  put8 (cursor + 16, octal_text8 ((v & 0x7fff) << 9));
  return cursor + n;
}

char *
__qrintf_o64_exact (char *cursor, uint64_t v)
{
  char text[1 + 24];
  size_t n = (size_t) (__qrintf_o64 (text, v) - text);
  copy_memory (cursor, text, n);
  return cursor + n;
}

char *
__qrintf_b64 (char *cursor, uint64_t v)
{
  unsigned n = significant_bits (v);
  v <<= 64 - n;
  for (unsigned i = 0; i < n; i += 8, v <<= 8)
    put8 (cursor + i, binary_text8 (v >> 56));
  return cursor + n;
}

/* The first N % 8 digits are stored one by one, the others eight at a time.  */
char *
__qrintf_b64_exact (char *cursor, uint64_t v)
{
  unsigned n = significant_bits (v);
  for (; n % 8; n--)
    *cursor++ = (char) ('0' + (v >> (n - 1) & 1));
  for (; n > 0; n -= 8, cursor += 8)
    put8 (cursor, binary_text8 (v >> (n - 8) & 255));
  return cursor;
}

PLAIN_PUBLIC_NAME (o64, qrintf_u64tooct)
PLAIN_PUBLIC_NAME (o64_exact, qrintf_u64tooct_exact)
PLAIN_PUBLIC_NAME (b64, qrintf_u64tobin)
PLAIN_PUBLIC_NAME (b64_exact, qrintf_u64tobin_exact)
