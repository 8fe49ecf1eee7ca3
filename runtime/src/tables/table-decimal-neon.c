/* SPDX-License-Identifier: MIT */
/* The table of decimal-neon.h.  */

#include "tables/decimal-neon.h"

#include "core/neon/vector.h"

/* Digit N of decimal_text10, and four of them from N on.  */
#define DIGIT(N) (uint8_t) ((N) < 2 ? 8 + (N) : (N) -2)
#define FOUR(N) DIGIT (N), DIGIT (N + 1), DIGIT (N + 2), DIGIT (N + 3)
#define FOURS(MIDDLE, LAST)                                                    \
  {                                                                            \
    FOUR (LAST), FOUR (MIDDLE), FOUR (0)                                       \
  }

const struct decimal_neon __qrintf_decimal_neon = {
  .count32 = {
#include "tables/count32-by-zeros.inc"
  },
  .by4 = 1759218605,
  .by2 = 21474837,
  .split2 = (100 << 16) - 1,
  .by1 = 3277,
  .ten = 10,
  .split4 = { -1, 10000, -1, 10000 },
  .hundreds = { 1, 100, 10000, 1000000 },
  .eighth = 12379400392853802749U,
  .ten8 = 100000000,
  .sixteenth = 4153837486827862103U,
  .ten16 = 10000000000000000U,
  .pairs57 = {
#include "tables/pairs57.inc"
  },
  .power = {
#include "tables/pow10.inc"
  },
  .estimate = {
#include "tables/estimate-by-zeros.inc"
  },
  .places = BYTE_PLACES,
  .fours = { FOURS (0, 1), FOURS (1, 2), FOURS (1, 3), FOURS (2, 4),
             FOURS (2, 5), FOURS (3, 6) },
};
