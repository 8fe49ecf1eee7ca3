/* SPDX-License-Identifier: MIT-0 */
/* The two hexadecimal digits of 0 to 255.  */

#include "core/emitter.h"

const char __qrintf_hex2[256][2] = {
#include "tables/generated/hex2.inc"
};

QRINTF_EXPORT_TABLE (hex2)
