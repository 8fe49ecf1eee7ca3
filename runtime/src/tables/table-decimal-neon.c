/* SPDX-License-Identifier: MIT-0 */
/* The table of decimal-neon.h.  */

#include "tables/decimal-neon.h"

#include "core/neon/vector.h"
#include "tables/repeat.h"

#define COUNT_BY_ZEROS(ZEROS) COUNT_32 (32 - (ZEROS))
#define ESTIMATE_BY_ZEROS(ZEROS) ((64 - (ZEROS)) * 1233 >> 12)

/* The place of digit N in the result of decimal_text10, or any place if there
   is no such digit; the places of four digits from N on; and the row of struct
   decimal_ten for N digits.  Its factor is 100 * 2^57 / 10^N, rounded up after
   it was made too large by 2^26 units for the least number of N digits.  */
#define DIGIT(N) (uint8_t) ((N) < 0 ? 0 : (N) < 2 ? 8 + (N) : (N) -2)
#define FOUR(N) DIGIT (N), DIGIT ((N) + 1), DIGIT ((N) + 2), DIGIT ((N) + 3)
#define PAIRS57(N)                                                             \
  (((100ULL << 57) + (10 << 26) + POWER_OF_TEN (N) - 1) / POWER_OF_TEN (N))
#define ROW(N)                                                                 \
  {                                                                            \
    PAIRS57 (N), { FOUR (N < 8 ? 0 : N - 8), FOUR (N - 4) }                    \
  }

/* Fifteen spaces, the byte before the digits, and the zeros that turn digits
   into text.  */
#define TWICE(...) __VA_ARGS__, __VA_ARGS__
#define RIGHT(SIGN)                                                            \
  {                                                                            \
    TWICE (' ', ' ', ' ', ' ', ' ', ' ', ' '), ' ', SIGN,                      \
        TWICE (TWICE ('0', '0', '0', '0'))                                     \
  }

const struct decimal_neon __qrintf_decimal_neon = {
  .count32 = { REPEAT_32 (COUNT_BY_ZEROS, 0), COUNT_32 (0) },
  .by4 = 1759218605,
  .by2 = 21474837,
  .of_x = 256,
  .by1 = 3277,
  .of_q = 2559,
  .hundreds = { 1, 100, 10000, 1000000 },
  .eighth = 12379400392853802749U,
  .ten8 = 100000000,
  .sixteenth = 4153837486827862103U,
  .ten16 = 10000000000000000U,
  .power = { REPEAT_20 (POWER_OF_TEN, 0) },
  .estimate = { REPEAT_64 (ESTIMATE_BY_ZEROS, 0), 1 },
  .places = BYTE_PLACES,
  .ten = { REPEAT_4 (ROW, 1), REPEAT_4 (ROW, 5), ROW (9), ROW (10) },
  .right = { RIGHT (' '), RIGHT ('+'), RIGHT ('-') },
};
