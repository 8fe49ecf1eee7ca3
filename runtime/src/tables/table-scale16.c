/* SPDX-License-Identifier: MIT-0 */
/* 10^16 to 10^0, and 0.  */

#include "tables/pow10.h"

const uint64_t __qrintf_scale16[18] = {
#include "tables/generated/scale16.inc"
};
