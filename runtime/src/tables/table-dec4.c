/* SPDX-License-Identifier: MIT */
/* Decimal digits of 0 to 9999, left-aligned.  */

#include "core/emitter.h"

const char __qrintf_dec4[10000][4] = {
#include "tables/dec4.inc"
};

QRINTF_EXPORT_TABLE (dec4)
