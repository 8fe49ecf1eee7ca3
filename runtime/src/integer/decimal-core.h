/* SPDX-License-Identifier: MIT */
/* Decimal digits at the cursor.  */

#include "core/select.h"

#if QRINTF_X86
#include "integer/x86/decimal.h"
#elif QRINTF_NEON
#include "integer/neon/decimal.h"
#else
#include "integer/portable/decimal.h"
#endif
