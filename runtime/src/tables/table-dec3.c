/* SPDX-License-Identifier: MIT */
/* The decimal digits of 0 to 999, and how many they are.  */

#include "core/emitter.h"

const struct qrintf_dec3 __qrintf_dec3[1000] = {
#include "tables/dec3.inc"
};

QRINTF_EXPORT_TABLE (dec3)
