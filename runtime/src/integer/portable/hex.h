/* SPDX-License-Identifier: MIT-0 */
/* Hexadecimal digits in portable C, two at a time.  The exact forms begin at
   the end.  The others begin at the first digit and write the maximum number of
   digits of the type, without a branch.  */

#ifndef QRINTF_PORTABLE_HEX_H
#define QRINTF_PORTABLE_HEX_H

#include "core/memory.h"
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "core/bits.h"
#include "core/emitter.h"

/* Writes V at P in exactly N digits, N >= hex_count (V).  */
QRINTF_INLINE char *
hex_digits (char *p, uint64_t v, unsigned n, bool upper)
{
  QRINTF_ASSERT (n > 0);
  const char (*pairs)[2] = upper ? __qrintf_HEX2 : __qrintf_hex2;
  char *end = p + n;
  char *q = end;
  for (; q - p >= 2; v >>= 8)
    {
      q -= 2;
      memcpy (q, pairs[v & 255], 2);
    }
  if (q != p)
    *p = pairs[v & 15][1];
  return end;
}

/* Writes V's digits from the first on, eight bits at a time, followed by
   zeros up to LEAST digits, which is at least hex_count (V).  */
QRINTF_INLINE char *
hex_left (char *p, uint64_t v, unsigned least, bool upper)
{
  const char (*pairs)[2] = upper ? __qrintf_HEX2 : __qrintf_hex2;
  unsigned n = hex_count (v);
  v <<= 64 - 4 * n;
  for (unsigned i = 0; i < least; i += 2, v <<= 8)
    memcpy (p + i, pairs[v >> 56], 2);
  return p + n;
}

QRINTF_INLINE char *
hex_u64 (char *p, uint64_t v, bool upper)
{
  return hex_left (p, v, 16, upper);
}

QRINTF_INLINE char *
hex_u32 (char *p, uint32_t v, bool upper)
{
  return hex_left (p, v, 8, upper);
}

QRINTF_INLINE char *
hex_u64_exact (char *p, uint64_t v, bool upper)
{
  return hex_digits (p, v, hex_count (v), upper);
}

#define hex_u32_exact hex_u64_exact

static inline char *
hex_zero (char *p, uint64_t v, unsigned width, bool upper)
{
  unsigned n = hex_count (v);
  if (width > n)
    {
      fill_memory (p, '0', width - n);
      p += width - n;
    }
  return hex_digits (p, v, n, upper);
}

static inline char *
hex_8 (char *p, uint32_t v)
{
  return hex_digits (p, v, 8, false);
}

static inline char *
hex_16 (char *p, uint64_t v)
{
  return hex_digits (p, v, 16, false);
}

#endif
