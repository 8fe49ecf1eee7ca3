/* SPDX-License-Identifier: MIT-0 */
/* "%u", "%d", "%lu", "%ld" without flags, and the number of their digits.  */

#include <stdbool.h>
#include <string.h>

#include "core/emitter.h"
#include "qrintf/itoa.h"
#include "integer/decimal/decimal-signed.h"
#include "integer/decimal/decimal-small.h"

/* The limit of short numbers, which are the most frequent ones.  They get a
   path of their own, with a third of the instructions, if the general path of
   64 bits is a long one.  If numbers of all lengths are mixed, the branch costs
   1.6 ns on average; if all are short, each takes 2.9 ns instead of 5.3.  */
#ifndef DECIMAL_SMALL
#define DECIMAL_SMALL 10000
#endif

QRINTF_INLINE bool
decimal_below (uint64_t v, uint64_t limit)
{
  return v < limit;
}

EMITTER (char *, u32_exact, char *cursor, uint32_t v)
{
  return decimal_u32_exact (cursor, v);
}

/* If the conversion is long, the signed forms jump to the unsigned ones, so
   that a program that prints both has the code once.  */
EMITTER (char *, i32_exact, char *cursor, int32_t v)
{
#ifdef DECIMAL_U32_EXACT_IS_LONG
  return QRINTF_VARIANT (u32_exact, QRINTF_TIER) (
      decimal_sign (cursor, v < 0), (uint32_t) decimal_magnitude (v));
#else
  return decimal_i32_exact (cursor, v);
#endif
}

EMITTER (char *, u64_exact, char *cursor, uint64_t v)
{
#ifdef DECIMAL_U64_EXACT_BY_SIXTEEN
  return decimal_u64_by_sixteen (cursor, v);
#else
  if (decimal_below (v, DECIMAL_SMALL))
    return decimal_small (cursor, (uint32_t) v);
  return decimal_u64_exact (cursor, v);
#endif
}

EMITTER (char *, i64_exact, char *cursor, int64_t v)
{
  return QRINTF_VARIANT (u64_exact, QRINTF_TIER) (decimal_sign (cursor, v < 0),
                                                  decimal_magnitude (v));
}

#ifdef DECIMAL_ALWAYS_EXACT

EMITTER_AS (u32_exact, char *, u32, char *cursor, uint32_t v)
EMITTER_AS (i32_exact, char *, i32, char *cursor, int32_t v)
EMITTER_AS (u64_exact, char *, u64, char *cursor, uint64_t v)
EMITTER_AS (i64_exact, char *, i64, char *cursor, int64_t v)

/* Whose stream does not matter; otherwise these are in stream/number.c.  */
EMITTER_AS (u32_exact, char *, u32_in_stream, char *cursor, uint32_t v)
EMITTER_AS (i32_exact, char *, i32_in_stream, char *cursor, int32_t v)
EMITTER_AS (u64_exact, char *, u64_in_stream, char *cursor, uint64_t v)
EMITTER_AS (i64_exact, char *, i64_in_stream, char *cursor, int64_t v)

#else

EMITTER (char *, u32, char *cursor, uint32_t v)
{
  return decimal_u32 (cursor, v);
}

EMITTER (char *, i32, char *cursor, int32_t v)
{
  return decimal_i32 (cursor, v);
}

EMITTER (char *, u64, char *cursor, uint64_t v)
{
  if (decimal_below (v, DECIMAL_SMALL))
    return decimal_small (cursor, (uint32_t) v);
  return decimal_u64 (cursor, v);
}

EMITTER (char *, i64, char *cursor, int64_t v)
{
  return QRINTF_VARIANT (u64, QRINTF_TIER) (decimal_sign (cursor, v < 0),
                                            decimal_magnitude (v));
}

#endif

EMITTER (unsigned, u64_digits, uint64_t v) { return decimal_count (v); }

EMITTER (unsigned, u32_digits, uint32_t v) { return decimal_count32 (v); }

PUBLIC_NAME (u32, qrintf_u32toa)
PUBLIC_NAME (i32, qrintf_i32toa)
PUBLIC_NAME (u64, qrintf_u64toa)
PUBLIC_NAME (i64, qrintf_i64toa)
PUBLIC_NAME (u32_exact, qrintf_u32toa_exact)
PUBLIC_NAME (i32_exact, qrintf_i32toa_exact)
PUBLIC_NAME (u64_exact, qrintf_u64toa_exact)
PUBLIC_NAME (i64_exact, qrintf_i64toa_exact)
PUBLIC_NAME (u64_digits, qrintf_u64_digits)
PUBLIC_NAME (u32_digits, qrintf_u32_digits)
