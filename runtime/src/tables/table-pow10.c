/* SPDX-License-Identifier: MIT-0 */
/* 10^0 to 10^19.  */

#include "tables/pow10.h"

const uint64_t __qrintf_pow10[20] = {
#include "tables/generated/pow10.inc"
};
