/* SPDX-License-Identifier: MIT-0 */
/* Arrays of numbers as text with a separator between them, such as CSV rows.

   As long as the longest number, its overrun and a separator fit, numbers are
   written without comparing lengths.  The length of each remaining number is
   computed before it is written.  */

#include "core/emitter.h"
#include "qrintf/itoa.h"
#include "integer/decimal/decimal-core.h"

/* Enough for "-9223372036854775808" or "18446744073709551615" with the overrun
   and the separator.  */
#define JOIN_ROOM 64

/* Whether there is room for that at P, in the SIZE bytes at DST.  */
#define JOIN_FITS(P) (size >= JOIN_ROOM && (P) <= dst + (size - JOIN_ROOM))

/* Writes the N numbers at V, and returns the length of the whole text, even if
   it did not fit.  PUT writes a number with an overrun, EXACT without one, and
   COUNT gives the length of its text.  */
#define JOIN(PUT, EXACT, COUNT)                                                \
  char *p = dst;                                                               \
  size_t i = 0;                                                                \
  for (; i < n && JOIN_FITS (p); i++)                                          \
    {                                                                          \
      p = PUT (p, v[i]);                                                       \
      *p++ = separator;                                                        \
    }                                                                          \
  size_t need = (size_t) (p - dst);                                            \
  for (; i < n; i++)                                                           \
    {                                                                          \
      size_t room = size > need ? size - need : 0;                             \
      size_t length = COUNT (v[i]);                                            \
      if (length <= room)                                                      \
        p = EXACT (dst + need, v[i]);                                          \
      if (length < room && i + 1 < n)                                          \
        *p = separator;                                                        \
      need = join_sum (need, length + 1);                                      \
    }                                                                          \
  return n ? need - 1 : 0

/* A + B, or SIZE_MAX if that overflows: with addresses of 32 bits, the text of
   an array may be longer than any object.  */
QRINTF_INLINE size_t
join_sum (size_t a, size_t b)
{
  return a > SIZE_MAX - b ? SIZE_MAX : a + b;
}

QRINTF_INLINE uint64_t
join_magnitude (int64_t v)
{
  return v < 0 ? -(uint64_t) v : (uint64_t) v;
}

QRINTF_INLINE char *
join_i64 (char *p, int64_t v)
{
  *p = '-';
  return decimal_u64 (p + (v < 0), join_magnitude (v));
}

QRINTF_INLINE char *
join_i64_exact (char *p, int64_t v)
{
  *p = '-';
  return decimal_u64_exact (p + (v < 0), join_magnitude (v));
}

QRINTF_INLINE char *
join_i32 (char *p, int32_t v)
{
  *p = '-';
  return decimal_u32 (p + (v < 0), (uint32_t) join_magnitude (v));
}

QRINTF_INLINE unsigned
join_count (int64_t v)
{
  return decimal_count (join_magnitude (v)) + (v < 0);
}

EMITTER (size_t, u32_join, char *dst, size_t size, const uint32_t *v, size_t n,
         char separator)
{
  JOIN (decimal_u32, decimal_u32_exact, decimal_count);
}

EMITTER (size_t, i32_join, char *dst, size_t size, const int32_t *v, size_t n,
         char separator)
{
  JOIN (join_i32, join_i64_exact, join_count);
}

EMITTER (size_t, u64_join, char *dst, size_t size, const uint64_t *v, size_t n,
         char separator)
{
  JOIN (decimal_u64, decimal_u64_exact, decimal_count);
}

EMITTER (size_t, i64_join, char *dst, size_t size, const int64_t *v, size_t n,
         char separator)
{
  JOIN (join_i64, join_i64_exact, join_count);
}

PUBLIC_NAME (u32_join, qrintf_u32toa_join)
PUBLIC_NAME (i32_join, qrintf_i32toa_join)
PUBLIC_NAME (u64_join, qrintf_u64toa_join)
PUBLIC_NAME (i64_join, qrintf_i64toa_join)
