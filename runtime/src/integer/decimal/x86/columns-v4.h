/* SPDX-License-Identifier: MIT-0 */
/* Vectors of decimal digits with AVX-512, from the fixed-point numbers of
   ten-digits.h.

   Vectors have at most 256 bits, as 512 would lower the clock of a Cascade
   Lake.  Only registers from 16 on are used: older instructions cannot merge
   into their upper halves, so no vzeroupper is needed.  Neither intrinsics nor
   constraint letters can request these registers.  So this is in assembler:
   each vector is a variable that names its register and is an operand of the
   next asm statement, which is the use of such variables that compilers
   support.  */

#ifndef QRINTF_X86_COLUMNS_V4_H
#define QRINTF_X86_COLUMNS_V4_H

#include <stddef.h>

#include "core/x86/vector.h"
#include "integer/decimal/ten-digits.h"
#include "tables/ten-columns.h"

typedef const struct qrintf_ten_columns *ten_columns_tables;

#define EACH_OF_16(X)                                                          \
  {                                                                            \
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X                             \
  }

/* What makes two fixed-point numbers a row of digits: pairs first, which are
   split by x * 6554 >> 16 == x / 10 and q + 256 * (x - 10 * q) == 256 * x -
   2559 * q.  */
struct columns
{
  uint64_t pair[4]; /* as EVEN, one pair per lane */
  uint16_t tenth[16], factor[16];
  uint16_t places[16]; /* the order of the pairs in the text */
  char zeros[32];      /* what makes the digits text */
  uint64_t hundred;
};
#define COLUMNS_FACTORS                                                        \
  { 1, 100, 10000, 1000000 }, EACH_OF_16 (6554), EACH_OF_16 (2559)

/* The digits of the fraction of FIXED (see ten-digits.h): multiplications make
   eight digits, one in each lane, and the upper halves of the lanes are
   gathered.  */
#define COLUMNS_DIGITS                                                         \
  "vpmuludq\t%[to_odd], %t0, %t1\n\t"                                          \
  "vpmuludq\t%[to_even], %t0, %t0\n\t"                                         \
  "vpmuludq\t%[ten]%{1to4%}, %t1, %t1\n\t"                                     \
  "vpmuludq\t%[ten]%{1to4%}, %t0, %t0\n\t"                                     \
  "vshufps\t$0xdd, %t1, %t0, %t0\n\t"                                          \
  "vpmovdb\t%t0, %x0"

QRINTF_INLINE __m128i
columns_fraction (uint64_t fixed, ten_columns_tables t)
{
  register __m128i digits __asm__("xmm16");
  register __m128i odd __asm__("xmm17");
  __asm__("vpbroadcastq\t%[fixed], %t0\n\t" COLUMNS_DIGITS
          : "=&v"(digits), "=&v"(odd)
          : [fixed] "r"(fixed), [to_even] "m"(t->even), [to_odd] "m"(t->odd),
            [ten] "m"(t->ten));
  return digits;
}

/* The text of the ten digits of FIXED: the two digits of the integral part are
   put before those of the fraction.  */
QRINTF_INLINE __m128i
columns_text (uint64_t fixed, ten_columns_tables t)
{
  QRINTF_ASSERT (fixed >> 32 < 100);
  register __m128i text __asm__("xmm16");
  register __m128i odd __asm__("xmm17");
  __asm__("vpbroadcastq\t%[fixed], %t0\n\t"
          "shrq\t$32, %[fixed]\n\t" COLUMNS_DIGITS "\n\t"
          "vporq\t%[zeros]%{1to2%}, %x0, %x0\n\t"
          "vpalignr\t$14, %c[before](%[tables],%[fixed],2), %x0, %x0"
          : "=&v"(text), "=&v"(odd), [fixed] "+&r"(fixed)
          : [to_even] "m"(t->even), [to_odd] "m"(t->odd), [ten] "m"(t->ten),
            [zeros] "m"(t->zeros), [tables] "r"(t),
            [before] "i"(offsetof (struct qrintf_ten_columns, pairs) - 14),
            "m"(*t)
          : "cc");
  return text;
}

/* From pairs in the words of register 0, their digits at their places.  */
#define COLUMNS_OF_PAIRS                                                       \
  "vpsllw\t$8, %t0, %t1\n\t"                                                   \
  "vpmulhuw\t%[tenth], %t0, %t0\n\t"                                           \
  "vpmullw\t%[factor], %t0, %t0\n\t"                                           \
  "vpsubw\t%t0, %t1, %t0\n\t"                                                  \
  "vmovdqa64\t%[places], %t1\n\t"                                              \
  "vpermw\t%t0, %t1, %t0"

/* The digits of the fractions of FIRST and SECOND.  */
QRINTF_INLINE __m128i
columns_fractions (uint64_t first, uint64_t second)
{
  static const struct columns columns __attribute__ ((aligned (64)))
  = { COLUMNS_FACTORS, { 0, 2, 8, 10, 4, 6, 12, 14 }, "", 100 };
  register __m128i digits __asm__("xmm16");
  register __m128i other __asm__("xmm17");
  __asm__("vpbroadcastq\t%[first], %t0\n\t"
          "vpbroadcastq\t%[second], %t1\n\t"
          "vpmuludq\t%[pair], %t0, %t0\n\t"
          "vpmuludq\t%[pair], %t1, %t1\n\t"
          "vpmuludq\t%[hundred]%{1to4%}, %t0, %t0\n\t"
          "vpmuludq\t%[hundred]%{1to4%}, %t1, %t1\n\t"
          "vshufps\t$0xdd, %t1, %t0, %t0\n\t" COLUMNS_OF_PAIRS
          : "=&v"(digits), "=&v"(other)
          : [first] "r"(first), [second] "r"(second), [pair] "m"(columns.pair),
            [hundred] "m"(columns.hundred), [tenth] "m"(columns.tenth),
            [factor] "m"(columns.factor), [places] "m"(columns.places));
  return digits;
}

/* Stores those of the columns from P on that MASK selects: digits of the
   fixed-point numbers UPPER and LOWER.  The multiplications give pairs of
   digits in every other word of a register.  The integral parts, which are
   pairs as well, are put between them: pair 1 and pair 5 are those of UPPER and
   LOWER, and 0, 2, 8, 10 and 4, 6, 12, 14 their fractions.  */
QRINTF_INLINE void
columns_store (char *p, uint64_t upper, uint64_t lower, uint32_t mask,
               const struct columns *t)
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
      "vporq\t%t1, %t0, %t0\n\t" COLUMNS_OF_PAIRS "\n\t"
      "vporq\t%[zeros], %t0, %t0\n\t"
      "vmovdqu8\t%t0, %[to]%{%[mask]%}"
      : "=&v"(text), "=&v"(other), "=&v"(first), "=&v"(second)
      : [upper] "r"(upper), [lower] "r"(lower), [pair] "m"(t->pair),
        [hundred] "m"(t->hundred), [tenth] "m"(t->tenth),
        [factor] "m"(t->factor), [places] "m"(t->places), [zeros] "m"(t->zeros),
        [to] "m"(*p), [mask] "Yk"((__mmask32) mask)
      : "memory");
}

#endif
