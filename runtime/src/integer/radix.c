/* SPDX-License-Identifier: MIT-0 */
/* Octal and binary digits, in portable C: "%o", "%#o", "%6o", "%06o", "%b". See
   radix-text.h.  */

#include "core/memory.h"
#include <string.h>

#include "integer/radix-text.h"
#include "qrintf/itoa.h"

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
  unsigned n = lead ? 21 : octal_count (v);
  v <<= 63 - 3 * n;
  put_text8 (cursor, octal_text8 (v >> 39));
  put_text8 (cursor + 8, octal_text8 (v >> 15 & 0xffffff));
  put_text8 (cursor + 16, octal_text8 ((v & 0x7fff) << 9));
  return cursor + n;
}

/* Writes V, which has N <= 8 digits, as its first four and its last four, or as
   its first, middle and last one.  */
QRINTF_INLINE void
octal_short (char *p, uint64_t v, unsigned n)
{
  QRINTF_ASSERT (n > 0 && n <= 8);
  char text[8];
  put_text8 (text, octal_text8 (v << (24 - 3 * n)));
  if (n >= 4)
    {
      memcpy (p, text, 4);
      memcpy (p + n - 4, text + n - 4, 4);
      return;
    }
  p[0] = text[0];
  p[n / 2] = text[n / 2];
  p[n - 1] = text[n - 1];
}

/* Numbers of eight digits and more are the first eight, the last eight and
   those before the last, which overlap.  No branch depends on how many there
   are, because it would be mispredicted if lengths are mixed.  */
char *
__qrintf_o64_exact (char *cursor, uint64_t v)
{
  unsigned n = octal_count (v), middle = n > 16 ? n - 16 : 0;
  if (n < 8)
    octal_short (cursor, v, n);
  else
    {
      put_text8 (cursor, octal_text8 (v >> (3 * n - 24)));
      put_text8 (cursor + middle,
                 octal_text8 (v >> (3 * (n - middle) - 24) & 0xffffff));
      put_text8 (cursor + n - 8, octal_text8 (v & 0xffffff));
    }
  return cursor + n;
}

char *
__qrintf_o64_alt (char *cursor, uint64_t v)
{
  *cursor = '0';
  return __qrintf_o64_exact (cursor + (v != 0), v);
}

char *
__qrintf_o64_right (char *cursor, uint64_t v, unsigned width)
{
  return __qrintf_o64_exact (fill_before (cursor, ' ', octal_count (v), width),
                             v);
}

char *
__qrintf_o64_zero (char *cursor, uint64_t v, unsigned width)
{
  return __qrintf_o64_exact (fill_before (cursor, '0', octal_count (v), width),
                             v);
}

char *
__qrintf_b64 (char *cursor, uint64_t v)
{
  unsigned n = significant_bits (v);
  v <<= 64 - n;
  for (unsigned i = 0; i < n; i += 8, v <<= 8)
    put_text8 (cursor + i, binary_text8 (v >> 56));
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
    put_text8 (cursor, binary_text8 (v >> (n - 8) & 255));
  return cursor;
}

PLAIN_PUBLIC_NAME (o64, qrintf_u64tooct)
PLAIN_PUBLIC_NAME (o64_exact, qrintf_u64tooct_exact)
PLAIN_PUBLIC_NAME (b64, qrintf_u64tobin)
PLAIN_PUBLIC_NAME (b64_exact, qrintf_u64tobin_exact)
