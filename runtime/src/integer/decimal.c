/* SPDX-License-Identifier: MIT */
/* "%u", "%d", "%lu", "%ld" without flags.

   A '-' is always stored and overwritten by the first digit of a value that is
   not negative, which costs less than to ask.  */

#include <stdbool.h>
#include <string.h>

#include "core/emitter.h"
#include "qrintf/itoa.h"
#include "integer/decimal-core.h"

/* NEON's decimal.h has its own.  */
#ifndef decimal_magnitude
#define decimal_magnitude(V) ((V) < 0 ? -(uint64_t) (V) : (uint64_t) (V))

/* Writes the sign of V; where the digits begin.  */
QRINTF_INLINE char *
decimal_sign (char *p, int64_t v)
{
  *p = '-';
  return p + (v < 0);
}
#endif

/* AVX-512 and NEON have forms of their own that make the sign along with the
   digits.  */
#ifndef decimal_i32

QRINTF_INLINE char *
decimal_i32 (char *p, int32_t v)
{
  *p = '-';
  return decimal_u32 (p + (v < 0), v < 0 ? -(uint32_t) v : (uint32_t) v);
}

QRINTF_INLINE char *
decimal_i32_exact (char *p, int32_t v)
{
  *p = '-';
  return decimal_u32_exact (p + (v < 0), v < 0 ? -(uint32_t) v : (uint32_t) v);
}

#endif

EMITTER (char *, u32, char *cursor, uint32_t v)
{
  return decimal_u32 (cursor, v);
}

EMITTER (char *, i32, char *cursor, int32_t v)
{
  return decimal_i32 (cursor, v);
}

EMITTER (char *, u32_exact, char *cursor, uint32_t v)
{
  return decimal_u32_exact (cursor, v);
}

EMITTER (char *, i32_exact, char *cursor, int32_t v)
{
  return decimal_i32_exact (cursor, v);
}

/* 64-bit numbers of up to four digits, the most frequent ones, are one or two
   entries of the table of pairs.  If numbers of all lengths are mixed, the
   branches cost 0.5 ns on average.  32-bit numbers have no such paths because
   their general path is faster, so that they would lose more.  */
#ifndef DECIMAL_SMALL
#define DECIMAL_SMALL 10000
#endif

QRINTF_INLINE bool
decimal_below (uint64_t v, uint64_t limit)
{
  return v < limit;
}

/* V < 100, exactly.  */
QRINTF_INLINE char *
decimal_pair (char *p, uint32_t v)
{
  QRINTF_ASSERT (v < 100);
  const char *two = __qrintf_dec2[v];
  size_t n = 1 + (v >= 10);
  p[0] = two[2 - n];
  p[n - 1] = two[1];
  return p + n;
}

/* V < 10000, exactly.  */
QRINTF_INLINE char *
decimal_small (char *p, uint32_t v)
{
  QRINTF_ASSERT (v < 10000);
  if (v < 100)
    return decimal_pair (p, v);
  uint32_t high = v / 100;
  p = decimal_pair (p, high);
  memcpy (p, __qrintf_dec2[v - high * 100], 2);
  return p + 2;
}

EMITTER (char *, u64, char *cursor, uint64_t v)
{
  if (decimal_below (v, DECIMAL_SMALL))
    return decimal_small (cursor, (uint32_t) v);
  return decimal_u64 (cursor, v);
}

/* The signed forms jump to the unsigned ones, so that a program that prints both
   has the conversion once.  */
EMITTER (char *, i64, char *cursor, int64_t v)
{
  return QRINTF_VARIANT (u64, QRINTF_TIER) (decimal_sign (cursor, v),
                                            decimal_magnitude (v));
}

EMITTER (char *, u64_exact, char *cursor, uint64_t v)
{
  if (decimal_below (v, DECIMAL_SMALL))
    return decimal_small (cursor, (uint32_t) v);
  return decimal_u64_exact (cursor, v);
}

EMITTER (char *, i64_exact, char *cursor, int64_t v)
{
  return QRINTF_VARIANT (u64_exact, QRINTF_TIER) (decimal_sign (cursor, v),
                                                  decimal_magnitude (v));
}

PUBLIC_NAME (u32, qrintf_u32toa)
PUBLIC_NAME (i32, qrintf_i32toa)
PUBLIC_NAME (u64, qrintf_u64toa)
PUBLIC_NAME (i64, qrintf_i64toa)
PUBLIC_NAME (u32_exact, qrintf_u32toa_exact)
PUBLIC_NAME (i32_exact, qrintf_i32toa_exact)
PUBLIC_NAME (u64_exact, qrintf_u64toa_exact)
PUBLIC_NAME (i64_exact, qrintf_i64toa_exact)
