/* SPDX-License-Identifier: MIT */
/* Strings, plain, in fields and with a limit.  */

#include "select.h"

#if QRINTF_X86
#include "x86/string.h"
#else
#include "portable/string.h"
#endif
