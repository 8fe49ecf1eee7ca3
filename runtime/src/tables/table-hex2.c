/* SPDX-License-Identifier: MIT */
/* The two hexadecimal digits of 0 to 255.  */

#include "core/emitter.h"

const char __qrintf_hex2[256][2] = {
#include "tables/generated/hex2.inc"
};

QRINTF_EXPORT_TABLE (hex2)
