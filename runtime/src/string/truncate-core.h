/* SPDX-License-Identifier: MIT */
/* The scratch buffer's way out.  */

#include "core/select.h"

#if QRINTF_X86
#include "string/x86/truncate.h"
#else
#include "string/portable/truncate.h"
#endif
