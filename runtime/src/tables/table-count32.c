/* SPDX-License-Identifier: MIT-0 */
/* The table of count32.h.  */

#include "tables/count32.h"

const uint64_t __qrintf_count32[33] = {
#include "tables/generated/count32.inc"
};
