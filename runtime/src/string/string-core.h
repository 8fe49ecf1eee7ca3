/* SPDX-License-Identifier: MIT */
/* Strings, in fields and with a limit: chooses the algorithms.  */

#include "core/select.h"

#if QRINTF_X86
#include "string/x86/string.h"
#else
#include "string/portable/string.h"
#endif
