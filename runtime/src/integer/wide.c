/* SPDX-License-Identifier: MIT-0 */
/* 128-bit decimal numbers, if the compiler has them.  */

#include "core/emitter.h"
#include "qrintf/itoa.h"
#include "integer/wide-core.h"

#ifdef __SIZEOF_INT128__

QRINTF_INLINE __qrintf_uint128
wide_magnitude (__qrintf_int128 v)
{
  return v < 0 ? -(__qrintf_uint128) v : (__qrintf_uint128) v;
}

QRINTF_INLINE char *
wide_u128 (char *p, __qrintf_uint128 v)
{
  return v >> 64 ? wide_long (p, v) : decimal_u64 (p, (uint64_t) v);
}

QRINTF_INLINE char *
wide_u128_exact (char *p, __qrintf_uint128 v)
{
  return v >> 64 ? wide_long (p, v) : decimal_u64_exact (p, (uint64_t) v);
}

EMITTER (char *, u128, char *cursor, __qrintf_uint128 v)
{
  return wide_u128 (cursor, v);
}

EMITTER (char *, i128, char *cursor, __qrintf_int128 v)
{
  *cursor = '-';
  return wide_u128 (cursor + (v < 0), wide_magnitude (v));
}

EMITTER (char *, u128_exact, char *cursor, __qrintf_uint128 v)
{
  return wide_u128_exact (cursor, v);
}

EMITTER (char *, i128_exact, char *cursor, __qrintf_int128 v)
{
  *cursor = '-';
  return wide_u128_exact (cursor + (v < 0), wide_magnitude (v));
}

EMITTER (unsigned, u128_digits, __qrintf_uint128 v) { return wide_count (v); }

PUBLIC_NAME (u128, qrintf_u128toa)
PUBLIC_NAME (i128, qrintf_i128toa)
PUBLIC_NAME (u128_exact, qrintf_u128toa_exact)
PUBLIC_NAME (i128_exact, qrintf_i128toa_exact)
PUBLIC_NAME (u128_digits, qrintf_u128_digits)

#endif
