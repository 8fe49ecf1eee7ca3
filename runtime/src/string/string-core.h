/* SPDX-License-Identifier: MIT */
/* Strings, plain, in fields and with a limit.  */

#include "core/select.h"

#if QRINTF_X86
#include "string/x86/string.h"
#else
#include "string/portable/string.h"
#endif
