/* SPDX-License-Identifier: MIT-0 */
/* Decimal numbers with AVX-512: ten digits at a time, at fixed places and with
   leading zeros.  The address of a masked store is before the text, and its
   mask leaves the zeros out.  Only the mask depends on the number of digits.
   So the longest chain of dependent operations is short, which is what limits a
   CPU that overlaps calls.  */

#ifndef QRINTF_X86_DECIMAL_V4_H
#define QRINTF_X86_DECIMAL_V4_H

#include "integer/decimal/x86/columns-v4.h"
#include "integer/x86/digits.h"
#include "tables/pow10.h"
#include "tables/repeat.h"

#include <stdbool.h>
#include <stddef.h>

/* Short numbers have no path of their own: it would be hardly faster than this
   one, and its branches would be mispredicted.  */
#define DECIMAL_SMALL 0

/* The tables of one use are in one object, so that one register addresses them
   (tables/ten-columns.h).  No vector crosses the end of a cache line.  */
/* clang-format off */

/* For twenty digits.  */
static const struct twenty_columns
{
  struct columns columns;
  /* Indexed by leading zeros: the number of digits of the smallest such
     number.  */
  uint8_t digits[65];
  uint32_t last[21];        /* the last N of twenty, one bit each */
} twenty_columns __attribute__ ((aligned (64))) = {
  { COLUMNS_FACTORS, { 1, 0, 2, 8, 10, 5, 4, 6, 12, 14 },
    "00000000000000000000", 100 },
#define DIGITS_BY_ZEROS(ZEROS) DIGITS_OF_BITS (64 - (ZEROS))
  { REPEAT_64 (DIGITS_BY_ZEROS, 0), DIGITS_BY_ZEROS (64) },
#define LAST_COLUMNS(N) (1 << 20) - (1 << (20 - (N)))
  { REPEAT_20 (LAST_COLUMNS, 0), LAST_COLUMNS (20) }
};
#undef DIGITS_BY_ZEROS
#undef LAST_COLUMNS
/* clang-format on */

typedef const struct twenty_columns *twenty_columns_tables;

/* The number of V's digits, as in decimal_count32.  */
QRINTF_INLINE size_t
columns_count32 (uint32_t v)
{
  return (__qrintf_count32[32 - leading_zeros32 (v)] + v) >> 32;
}

QRINTF_INLINE char *
decimal_u32_exact (char *p, uint32_t v)
{
  ten_columns_tables t = &__qrintf_ten_columns;
  __asm__("" : "+r"(t)); /* one address for all tables */
  uint64_t fixed = ten_digits (v);
  size_t n = columns_count32 (v);
  __m128i text = columns_text (fixed, t);
  char *end = p + n;
  __asm__("" : "+r"(end)); /* keeps the store's address in one register */
  _mm_mask_storeu_epi8 (end - 10, t->last[n], text);
  return end;
}

/* Writes the part of V's text that fits into the SIZE bytes at DST with a NUL
   behind it.  The text is V's digits, after a '-' if NEGATIVE.  Returns the
   length of the whole text.  The mask leaves out the part that does not fit, so
   that no branch depends on the number.  */
QRINTF_INLINE unsigned
decimal_cut (char *dst, size_t size, uint32_t v, bool negative)
{
  ten_columns_tables t = &__qrintf_ten_columns;
  __asm__("" : "+r"(t)); /* see decimal_u32_exact */
  size_t n = columns_count32 (v), length = n + negative;
  if (size > 1)
    {
      size_t kept = length < size ? length : size - 1;
      dst[0] = '-';
      __mmask16 fits
          = (__mmask16) _bzhi_u32 (t->last[n], (unsigned) (10 + kept - length));
      _mm_mask_storeu_epi8 (dst + length - 10, fits,
                            columns_text (ten_digits (v), t));
      dst[kept] = 0;
    }
  else if (size == 1)
    dst[0] = 0;
  return (unsigned) length;
}

/* The number of decimal digits of V: that of the smallest number with as many
   bits, or one more.  */
QRINTF_INLINE size_t
columns_count (uint64_t v, twenty_columns_tables t)
{
  size_t n = t->digits[_lzcnt_u64 (v)];
  return n + (size_t) (v >= __qrintf_pow10[n]);
}

/* Writes V, which is split by 10^10.  The lower part is computed times 64,
   because ten_digits_wide takes it so and that takes no additional step.  */
QRINTF_INLINE char *
decimal_u64_exact (char *p, uint64_t v)
{
  twenty_columns_tables t = &twenty_columns;
  __asm__("" : "+r"(t)); /* see decimal_u32_exact */
  uint64_t upper = v / TEN10;
  uint64_t lower = ten_digits_wide ((v << 6) - upper * (64 * TEN10));
  char *end = p + columns_count (v, t);
  columns_store (end - 20, ten_digits ((uint32_t) upper), lower,
                 t->last[end - p], &t->columns);
  return end;
}

/* A number takes 3 ns, and an unlucky place in a cache line would add a
   tenth.  */
QRINTF_AT_HALF_CACHE_LINE __typeof__ (__qrintf_u32_exact)
    QRINTF_VARIANT (u32_exact, QRINTF_TIER);
QRINTF_AT_HALF_CACHE_LINE __typeof__ (__qrintf_i32_exact)
    QRINTF_VARIANT (i32_exact, QRINTF_TIER);
QRINTF_AT_HALF_CACHE_LINE __typeof__ (__qrintf_u64_exact)
    QRINTF_VARIANT (u64_exact, QRINTF_TIER);

/* A masked store always writes exactly the text, so one form serves both
   cases.  */
#define DECIMAL_ALWAYS_EXACT
#define decimal_u32 decimal_u32_exact
#define decimal_u64 decimal_u64_exact

#endif
