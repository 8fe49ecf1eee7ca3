/* SPDX-License-Identifier: MIT */
/* Comparing 64 bytes with one, by the widest vector that the CPU has.  */

#ifndef QRINTF_X86_NEWLINES_COMPARE_H
#define QRINTF_X86_NEWLINES_COMPARE_H

#if defined __AVX512BW__
#include "lines/x86/newlines-v4.h"
#elif defined __AVX2__
#include "lines/x86/newlines-avx2.h"
#else
#include "lines/x86/newlines-sse2.h"
#endif

#endif
