/* SPDX-License-Identifier: MIT-0 */
/* The table of ten-columns.h.  No vector crosses the end of a cache line.  */

#include "tables/ten-columns.h"

#include "tables/repeat.h"

__attribute__ ((aligned (64)))
const struct qrintf_ten_columns __qrintf_ten_columns
    = { { 1, 10, 10000, 100000 },
        { 100, 1000, 1000000, 10000000 },
        10,
        0x3030303030303030,
        { 0, 0x200, 0x300, 0x380, 0x3c0, 0x3e0, 0x3f0, 0x3f8, 0x3fc, 0x3fe,
          0x3ff },
        "",
        { REPEAT_100 (DECIMAL_PAIR, 0) } };
