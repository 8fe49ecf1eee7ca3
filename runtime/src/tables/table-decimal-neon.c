/* SPDX-License-Identifier: MIT-0 */
/* The table of decimal-neon.h.  */

#include "tables/decimal-neon.h"

#include "core/neon/vector.h"

/* The place of digit N in the result of decimal_text10, or any place if there
   is no such digit; the places of four digits from N on; and the row of struct
   decimal_ten for N digits.  */
#define DIGIT(N) (uint8_t) ((N) < 0 ? 0 : (N) < 2 ? 8 + (N) : (N) -2)
#define FOUR(N) DIGIT (N), DIGIT ((N) + 1), DIGIT ((N) + 2), DIGIT ((N) + 3)
#define ROW(N, PAIRS57)                                                        \
  {                                                                            \
    PAIRS57, { FOUR (N < 8 ? 0 : N - 8), FOUR (N - 4) }                        \
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
  .count32 = {
#include "tables/generated/count32-by-zeros.inc"
  },
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
  .power = {
#include "tables/generated/pow10.inc"
  },
  .estimate = {
#include "tables/generated/estimate-by-zeros.inc"
  },
  .places = BYTE_PLACES,
  .ten = {
#include "tables/generated/pairs57.inc"
  },
  .right = { RIGHT (' '), RIGHT ('+'), RIGHT ('-') },
};
