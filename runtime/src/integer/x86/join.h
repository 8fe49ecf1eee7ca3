/* SPDX-License-Identifier: MIT-0 */
/* Two 32-bit numbers of an array at a time: decimal_two_u32.  */

#ifndef QRINTF_X86_JOIN_H
#define QRINTF_X86_JOIN_H

#include "core/x86/vector.h"

#ifdef QRINTF_MASKED_STORES
#include "integer/decimal/x86/decimal-rows-v4.h"
#else
#include "integer/decimal/x86/decimal-sse2.h"
#endif

#endif
