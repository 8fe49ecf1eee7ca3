/* SPDX-License-Identifier: MIT-0 */
/* 10^0 to 10^19.  */

#include "tables/pow10.h"
#include "tables/repeat.h"

const uint64_t __qrintf_pow10[20] = { REPEAT_20 (POWER_OF_TEN, 0) };
