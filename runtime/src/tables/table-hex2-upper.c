/* SPDX-License-Identifier: MIT-0 */
/* The two hexadecimal digits of 0 to 255, upper case.  */

#include "core/emitter.h"

const char __qrintf_HEX2[256][2] = {
#include "tables/generated/hex2-upper.inc"
};

QRINTF_EXPORT_TABLE (HEX2)
