/* SPDX-License-Identifier: MIT-0 */
/* Tables whose entries are constant expressions of their index: REPEAT_N (F, I)
   is F (I) to F (I + N - 1), separated by commas.  */

#ifndef QRINTF_TABLES_REPEAT_H
#define QRINTF_TABLES_REPEAT_H

#define REPEAT_4(F, I) F ((I)), F ((I) + 1), F ((I) + 2), F ((I) + 3)
#define REPEAT_16(F, I)                                                        \
  REPEAT_4 (F, I), REPEAT_4 (F, (I) + 4), REPEAT_4 (F, (I) + 8),               \
      REPEAT_4 (F, (I) + 12)
#define REPEAT_20(F, I) REPEAT_16 (F, I), REPEAT_4 (F, (I) + 16)
#define REPEAT_32(F, I) REPEAT_16 (F, I), REPEAT_16 (F, (I) + 16)
#define REPEAT_64(F, I) REPEAT_32 (F, I), REPEAT_32 (F, (I) + 32)
#define REPEAT_100(F, I)                                                       \
  REPEAT_64 (F, I), REPEAT_32 (F, (I) + 64), REPEAT_4 (F, (I) + 96)
#define REPEAT_256(F, I)                                                       \
  REPEAT_64 (F, I), REPEAT_64 (F, (I) + 64), REPEAT_64 (F, (I) + 128),         \
      REPEAT_64 (F, (I) + 192)

/* 10^N, N < 20.  */
#define POWER_OF_TEN(N)                                                        \
  (((N) &1 ? 10ULL : 1) * ((N) &2 ? 100 : 1) * ((N) &4 ? 10000 : 1)            \
   * ((N) &8 ? 100000000 : 1) * ((N) &16 ? 10000000000000000ULL : 1))

/* The number of decimal digits of 2^N, N < 64, and of the least number of BITS
   bits, which is 0 or a power of two.  1233 / 4096 is just below log10 (2).  */
#define DIGITS_OF_BIT(N) (1 + ((N) *1233 >> 12))
#define DIGITS_OF_BITS(BITS) DIGITS_OF_BIT ((BITS) - ((BITS) > 0))

/* Of a number of BITS bits: see pow10.h.  The sum is the number of digits of
   2^BITS, or of 2^BITS - 1, which are the same but for the difference that
   keeps numbers below its power of ten from reaching the count.  */
#define COUNT_32(BITS)                                                         \
  (((uint64_t) DIGITS_OF_BIT (BITS) << 32)                                     \
   - (DIGITS_OF_BIT (BITS) > DIGITS_OF_BITS (BITS)                             \
          ? POWER_OF_TEN (DIGITS_OF_BITS (BITS))                               \
          : 0))

/* The digits of I < 100 and of I < 256.  They are one character each, because
   GCC 15 and later warn about a string literal without room for its NUL.  */
#define DECIMAL_PAIR(I)                                                        \
  {                                                                            \
    '0' + (I) / 10, '0' + (I) % 10                                             \
  }
#define HEX_DIGIT(N, A) ((N) < 10 ? '0' + (N) : (A) + (N) -10)

#endif
