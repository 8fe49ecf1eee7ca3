/* SPDX-License-Identifier: MIT-0 */
/* Comparing 64 bytes with one byte, by the widest vector of the CPU.  */

#ifndef QRINTF_NEWLINES_COMPARE_VECTOR_H
#define QRINTF_NEWLINES_COMPARE_VECTOR_H

#include "core/select.h"

#if QRINTF_NEON
#include "lines/scan/neon/newlines-neon.h"
#elif defined __AVX512BW__
#include "lines/scan/x86/newlines-v4.h"
#elif defined __AVX2__
#include "lines/scan/x86/newlines-avx2.h"
#else
#include "lines/scan/x86/newlines-sse2.h"
#endif

#endif
