/* SPDX-License-Identifier: MIT-0 */
/* The two decimal digits of 0 to 99.  */

#include "core/emitter.h"
#include "tables/repeat.h"

const char __qrintf_dec2[100][2] = { REPEAT_100 (DECIMAL_PAIR, 0) };

QRINTF_EXPORT_TABLE (dec2)
