/* SPDX-License-Identifier: MIT-0 */
/* The number of decimal digits of a number, 1 for 0.  */

#include "core/emitter.h"
#include "qrintf/itoa.h"
#include "integer/decimal/decimal-core.h"

EMITTER (unsigned, u64_digits, uint64_t v) { return decimal_count (v); }

EMITTER (unsigned, u32_digits, uint32_t v) { return decimal_count32 (v); }

PUBLIC_NAME (u64_digits, qrintf_u64_digits)
PUBLIC_NAME (u32_digits, qrintf_u32_digits)
