/* SPDX-License-Identifier: MIT-0 */
/* The two hexadecimal digits of 0 to 255.  */

#include "core/emitter.h"
#include "tables/repeat.h"

#define HEX_PAIR(I)                                                            \
  {                                                                            \
    HEX_DIGIT ((I) / 16, 'a'), HEX_DIGIT ((I) % 16, 'a')                       \
  }

const char __qrintf_hex2[256][2] = { REPEAT_256 (HEX_PAIR, 0) };

QRINTF_EXPORT_TABLE (hex2)
