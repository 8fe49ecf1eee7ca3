/* SPDX-License-Identifier: MIT-0 */
/* The table of pow10.h.  */

#include "tables/pow10.h"
#include "tables/repeat.h"

const uint64_t __qrintf_count32[33]
    = { REPEAT_32 (COUNT_32, 0), COUNT_32 (32) };
