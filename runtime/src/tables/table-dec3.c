/* SPDX-License-Identifier: MIT-0 */
/* The decimal digits of 0 to 255, and their number.  */

#include "core/emitter.h"

const struct qrintf_dec3 __qrintf_dec3[256] = {
#include "tables/generated/dec3.inc"
};

QRINTF_EXPORT_TABLE (dec3)
