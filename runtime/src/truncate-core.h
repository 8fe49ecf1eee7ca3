/* SPDX-License-Identifier: MIT */
/* The scratch buffer's way out.  */

#include "select.h"

#if QRINTF_X86
#include "x86/truncate.h"
#else
#include "portable/truncate.h"
#endif
