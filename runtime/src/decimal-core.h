/* SPDX-License-Identifier: MIT */
/* Decimal digits at the cursor.  */

#include "select.h"

#if QRINTF_X86
#include "x86/decimal.h"
#else
#include "portable/decimal.h"
#endif
