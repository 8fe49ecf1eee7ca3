/* SPDX-License-Identifier: MIT-0 */
/* The two decimal digits of 0 to 99.  */

#include "core/emitter.h"

const char __qrintf_dec2[100][2] = {
#include "tables/generated/dec2.inc"
};

QRINTF_EXPORT_TABLE (dec2)
