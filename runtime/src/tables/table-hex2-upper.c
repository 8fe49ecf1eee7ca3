/* SPDX-License-Identifier: MIT-0 */
/* The two hexadecimal digits of 0 to 255, upper case.  */

#include "core/emitter.h"
#include "tables/repeat.h"

#define HEX_PAIR(I)                                                            \
  {                                                                            \
    HEX_DIGIT ((I) / 16, 'A'), HEX_DIGIT ((I) % 16, 'A')                       \
  }

const char __qrintf_HEX2[256][2] = { REPEAT_256 (HEX_PAIR, 0) };

QRINTF_EXPORT_TABLE (HEX2)
