/* SPDX-License-Identifier: MIT-0 */
/* Decimal numbers in fields.  */

#include "core/select.h"

#if QRINTF_X86
#include "integer/x86/field.h"
#elif QRINTF_NEON
#include "integer/neon/field.h"
#else
#include "integer/portable/field.h"
#endif
