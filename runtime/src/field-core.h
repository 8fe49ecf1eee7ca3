/* SPDX-License-Identifier: MIT */
/* Decimal numbers in fields.  */

#include "select.h"

#if QRINTF_X86
#include "x86/field.h"
#else
#include "portable/field.h"
#endif
