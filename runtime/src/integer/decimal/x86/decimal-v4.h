/* SPDX-License-Identifier: MIT-0 */
/* Decimal numbers with AVX-512: ten digits at a time, at fixed places and with
   leading zeros.  The address of a masked store is before the text, and its
   mask leaves the zeros out.  Only the mask depends on the number of digits.
   So the longest chain of dependent operations is short, which is what limits a
   CPU that overlaps calls.

   Vectors have at most 256 bits, as 512 would lower the clock of a Cascade
   Lake.  Only registers from 16 on are used: older instructions cannot merge
   into their upper halves, so no vzeroupper is needed.  Neither intrinsics nor
   constraint letters can request these registers.  So this is in assembler:
   each vector is a variable that names its register and is an operand of the
   next asm statement, which is the use of such variables that compilers
   support.  */

#ifndef QRINTF_X86_DECIMAL_V4_H
#define QRINTF_X86_DECIMAL_V4_H

#include "integer/decimal/ten-digits.h"
#include "integer/x86/digits.h"
#include "tables/pow10.h"
#include "tables/repeat.h"
#include "tables/ten-columns.h"

#include <stdbool.h>
#include <stddef.h>

/* Short numbers have no path of their own: it would be hardly faster than this
   one, and its branches would be mispredicted.  */
#define DECIMAL_SMALL 0

#define EACH_OF_16(X)                                                          \
  {                                                                            \
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X                             \
  }

/* The tables of one use are in one object, so that one register addresses them
   (tables/ten-columns.h).  No vector crosses the end of a cache line.  */
/* clang-format off */

/* For twenty digits.  */
static const struct twenty_columns
{
  uint64_t pair[4];         /* as EVEN, one pair per lane */
  uint16_t tenth[16], factor[16]; /* see digits_of_pairs */
  uint16_t places[16];      /* see columns_store */
  uint64_t hundred, zeros;
  /* Indexed by leading zeros: the number of digits of the smallest such
     number.  */
  uint8_t digits[65];
  uint32_t columns[21];     /* the last N of twenty, one bit each */
} twenty_columns __attribute__ ((aligned (64))) = {
  { 1, 100, 10000, 1000000 },
  EACH_OF_16 (6554), EACH_OF_16 (2559),
  { 1, 0, 2, 8, 10, 5, 4, 6, 12, 14 },
  100, 0x3030303030303030,
#define DIGITS_BY_ZEROS(ZEROS) DIGITS_OF_BITS (64 - (ZEROS))
  { REPEAT_64 (DIGITS_BY_ZEROS, 0), DIGITS_BY_ZEROS (64) },
#define LAST_COLUMNS(N) (1 << 20) - (1 << (20 - (N)))
  { REPEAT_20 (LAST_COLUMNS, 0), LAST_COLUMNS (20) }
};
#undef DIGITS_BY_ZEROS
#undef LAST_COLUMNS
/* clang-format on */

typedef const struct qrintf_ten_columns *ten_columns_tables;
typedef const struct twenty_columns *twenty_columns_tables;

/* The text of the ten digits of FIXED (see ten-digits.h): multiplications make
   eight digits, one in each lane, and the upper halves of the lanes are
   gathered; the two digits of the integral part are put before them.  */
QRINTF_INLINE __m128i
columns_text (uint64_t fixed, ten_columns_tables t)
{
  QRINTF_ASSERT (fixed >> 32 < 100);
  register __m128i text __asm__("xmm16");
  register __m128i odd __asm__("xmm17");
  __asm__("vpbroadcastq\t%[fixed], %t0\n\t"
          "shrq\t$32, %[fixed]\n\t"
          "vpmuludq\t%[to_odd], %t0, %t1\n\t"
          "vpmuludq\t%[to_even], %t0, %t0\n\t"
          "vpmuludq\t%[ten]%{1to4%}, %t1, %t1\n\t"
          "vpmuludq\t%[ten]%{1to4%}, %t0, %t0\n\t"
          "vshufps\t$0xdd, %t1, %t0, %t0\n\t"
          "vpmovdb\t%t0, %x0\n\t"
          "vporq\t%[zeros]%{1to2%}, %x0, %x0\n\t"
          "vpalignr\t$14, %c[before](%[tables],%[fixed],2), %x0, %x0"
          : "=&v"(text), "=&v"(odd), [fixed] "+&r"(fixed)
          : [to_even] "m"(t->even), [to_odd] "m"(t->odd), [ten] "m"(t->ten),
            [zeros] "m"(t->zeros), [tables] "r"(t),
            [before] "i"(offsetof (struct qrintf_ten_columns, pairs) - 14), "m"(*t)
          : "cc");
  return text;
}

/* The number of V's leading zeros, as 64 bits, so that it can index a table.
   In assembler because the compiler would clear the register first, which is
   unnecessary on CPUs with AVX-512.  */
QRINTF_INLINE uint64_t
columns_zeros32 (uint32_t v)
{
  uint64_t zeros;
  __asm__("lzcntl\t%1, %k0" : "=r"(zeros) : "r"(v) : "cc");
  return zeros;
}

/* The number of V's digits, as in decimal_count32.  */
QRINTF_INLINE size_t
columns_count32 (uint32_t v)
{
  return (__qrintf_count32[32 - columns_zeros32 (v)] + v) >> 32;
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

/* Stores those of the twenty digits before END that COLUMNS selects: ten of the
   fixed-point number UPPER and ten of LOWER.  The multiplications give pairs of
   digits in every other word of a register.  The integral parts, which are
   pairs as well, are put between them, and PLACES has the order of the pairs in
   the text.  */
QRINTF_INLINE void
columns_store (char *end, uint64_t upper, uint64_t lower, uint32_t columns,
               twenty_columns_tables t)
{
  QRINTF_ASSERT (upper >> 32 < 100 && lower >> 32 < 100);
  register __m128i text __asm__("xmm16");
  register __m128i other __asm__("xmm17");
  register __m128i first __asm__("xmm18");
  register __m128i second __asm__("xmm19");
  __asm__ volatile(
      "vpbroadcastq\t%[upper], %t0\n\t"
      "vpbroadcastq\t%[lower], %t1\n\t"
      "vpmuludq\t%[pair], %t0, %t2\n\t"
      "vpmuludq\t%[pair], %t1, %t3\n\t"
      "vshufps\t$0xdd, %t1, %t0, %t0\n\t"
      "vpmuludq\t%[hundred]%{1to4%}, %t2, %t2\n\t"
      "vpmuludq\t%[hundred]%{1to4%}, %t3, %t3\n\t"
      "vpslld\t$16, %t0, %t0\n\t"
      "vshufps\t$0xdd, %t3, %t2, %t1\n\t"
      "vporq\t%t1, %t0, %t0\n\t"
      "vpsllw\t$8, %t0, %t1\n\t"
      "vpmulhuw\t%[tenth], %t0, %t0\n\t"
      "vpmullw\t%[factor], %t0, %t0\n\t"
      "vpsubw\t%t0, %t1, %t0\n\t"
      "vmovdqa64\t%[places], %t1\n\t"
      "vpermw\t%t0, %t1, %t0\n\t"
      "vporq\t%[zeros]%{1to4%}, %t0, %t0\n\t"
      "vmovdqu8\t%t0, -20(%[end])%{%[columns]%}"
      : "=&v"(text), "=&v"(other), "=&v"(first), "=&v"(second)
      : [upper] "r"(upper), [lower] "r"(lower), [pair] "m"(t->pair),
        [hundred] "m"(t->hundred), [tenth] "m"(t->tenth),
        [factor] "m"(t->factor), [places] "m"(t->places), [zeros] "m"(t->zeros),
        [end] "r"(end), [columns] "Yk"((__mmask32) columns)
      : "memory");
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
  columns_store (end, ten_digits ((uint32_t) upper), lower, t->columns[end - p],
                 t);
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

#undef EACH_OF_16

#endif
