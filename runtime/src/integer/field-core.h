/* SPDX-License-Identifier: MIT */
/* Decimal numbers in fields.  */

#include "core/select.h"

#if QRINTF_X86
#include "integer/x86/field.h"
#else
#include "integer/portable/field.h"
#endif
