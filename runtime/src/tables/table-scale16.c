/* SPDX-License-Identifier: MIT-0 */
/* 10^16 to 10^0, and 0.  */

#include "tables/pow10.h"
#include "tables/repeat.h"

#define ENTRY(N) POWER_OF_TEN (16 - (N))

const uint64_t __qrintf_scale16[18] = { REPEAT_16 (ENTRY, 0), ENTRY (16) };
