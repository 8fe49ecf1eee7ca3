/* SPDX-License-Identifier: MIT */
/* Hexadecimal digits at the cursor.  */

#include "core/select.h"

#if QRINTF_X86
#include "integer/x86/hex.h"
#elif QRINTF_NEON
#include "integer/neon/hex.h"
#else
#include "integer/portable/hex.h"
#endif
