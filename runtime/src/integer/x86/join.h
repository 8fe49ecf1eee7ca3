/* SPDX-License-Identifier: MIT */
/* Two 32-bit numbers of an array at a time: decimal_two_u32.  */

#ifndef QRINTF_X86_JOIN_H
#define QRINTF_X86_JOIN_H

#ifdef __AVX2__
#include "integer/x86/decimal-rows-avx2.h"
#else
#include "integer/x86/decimal-sse2.h"
#endif

#endif
