/* Hexadecimal digits in portable C: two at a time from the end.  */

#ifndef QRINTF_PORTABLE_HEX_H
#define QRINTF_PORTABLE_HEX_H

#include <stdint.h>
#include <string.h>

#include "../bits.h"
#include "../emitter.h"

/* The number of hexadecimal digits of V, 1 for 0.  */
static inline unsigned
hex_count (uint64_t v)
{
  return (significant_bits (v) + 3) / 4;
}

/* Writes V at P in exactly N digits, N >= hex_count (V).  */
static inline char *
hex_digits (char *p, uint64_t v, unsigned n)
{
  QRINTF_ASSERT (n > 0);
  char *end = p + n;
  char *q = end;
  for (; q - p >= 2; v >>= 8)
    {
      q -= 2;
      memcpy (q, __qrintf_hex2[v & 255], 2);
    }
  if (q != p)
    *p = __qrintf_hex2[v & 15][1];
  return end;
}

static inline char *
hex_u64 (char *p, uint64_t v)
{
  return hex_digits (p, v, hex_count (v));
}

static inline char *
hex_u32 (char *p, uint32_t v)
{
  return hex_u64 (p, v);
}

/* Every form is exact here.  */
#define hex_u64_exact hex_u64
#define hex_u32_exact hex_u32

static inline char *
hex_zero (char *p, uint64_t v, unsigned width)
{
  unsigned n = hex_count (v);
  if (width > n)
    {
      memset (p, '0', width - n);
      p += width - n;
    }
  return hex_digits (p, v, n);
}

static inline char *
hex_8 (char *p, uint32_t v)
{
  return hex_digits (p, v, 8);
}

static inline char *
hex_16 (char *p, uint64_t v)
{
  return hex_digits (p, v, 16);
}

#endif
