/* SPDX-License-Identifier: MIT */
/* Hexadecimal digits at the cursor.  */

#include "select.h"

#if QRINTF_X86
#include "x86/hex.h"
#else
#include "portable/hex.h"
#endif
