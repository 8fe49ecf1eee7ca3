/* SPDX-License-Identifier: MIT-0 */
/* The decimal digits of 0 to 255, left-aligned, and their number.  */

#include "core/emitter.h"
#include "tables/repeat.h"

#define DIGITS(I) (1 + ((I) > 9) + ((I) > 99))
/* Digit N from the first one on, or NUL.  */
#define DIGIT(I, N)                                                            \
  (DIGITS (I) > (N) ? '0' + (I) / POWER_OF_TEN (DIGITS (I) - 1 - (N)) % 10 : 0)
#define ENTRY(I)                                                               \
  {                                                                            \
    { DIGIT (I, 0), DIGIT (I, 1), DIGIT (I, 2) }, DIGITS (I)                   \
  }

const struct qrintf_dec3 __qrintf_dec3[256] = { REPEAT_256 (ENTRY, 0) };

QRINTF_EXPORT_TABLE (dec3)
