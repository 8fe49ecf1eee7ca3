/* SPDX-License-Identifier: MIT-0 */
/* Decimal digits at the cursor.  */

#include "core/select.h"

#if QRINTF_X86
#include "integer/decimal/x86/decimal.h"
#elif QRINTF_NEON
#include "integer/decimal/neon/decimal.h"
#else
#include "integer/decimal/portable/decimal.h"
#endif
