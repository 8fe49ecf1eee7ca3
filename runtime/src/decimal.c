/* "%u", "%d", "%lu", "%ld" without flags.

   A '-' is always stored and overwritten by the first digit of a value that is
   not negative, which costs less than to ask.  */

#include "emitter.h"
#include "decimal-core.h"

/* Where the digits alone are made fast, the sign goes before them.  */
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

EMITTER (char *, u64, char *cursor, uint64_t v)
{
  return decimal_u64 (cursor, v);
}

EMITTER (char *, i64, char *cursor, int64_t v)
{
  *cursor = '-';
  return decimal_u64 (cursor + (v < 0), v < 0 ? -(uint64_t) v : (uint64_t) v);
}

EMITTER (char *, u32_exact, char *cursor, uint32_t v)
{
  return decimal_u32_exact (cursor, v);
}

EMITTER (char *, i32_exact, char *cursor, int32_t v)
{
  return decimal_i32_exact (cursor, v);
}

/* Numbers of up to three digits, the most frequent ones, from a table: a third
   of the work.  Where all lengths are mixed the branch costs 0.5 ns on average;
   32-bit numbers take less than the 64-bit ones and would lose more.  */
QRINTF_INLINE char *
decimal_small (char *p, uint64_t v)
{
  QRINTF_ASSERT (v < 1000);
  const struct qrintf_dec3 *d = &__qrintf_dec3[v];
  unsigned n = d->length;
  p[0] = d->digits[0];
  p[n / 2] = d->digits[n / 2];
  p[n - 1] = d->digits[n - 1];
  return p + n;
}

EMITTER (char *, u64_exact, char *cursor, uint64_t v)
{
  if (v < 1000)
    return decimal_small (cursor, v);
  return decimal_u64_exact (cursor, v);
}

EMITTER (char *, i64_exact, char *cursor, int64_t v)
{
  *cursor = '-';
  cursor += v < 0;
  uint64_t magnitude = v < 0 ? -(uint64_t) v : (uint64_t) v;
  if (magnitude < 1000)
    return decimal_small (cursor, magnitude);
  return decimal_u64_exact (cursor, magnitude);
}
