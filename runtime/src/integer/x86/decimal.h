/* SPDX-License-Identifier: MIT */
/* Decimal digits on x86-64.

   The cost of a short number is the mispredicted branch on its length, so there
   is none: the count comes from the bit length, the value is multiplied by a
   power of ten so that its first digit becomes the first of sixteen, and all
   sixteen are made and stored.  What stands past the text is overrun, or masked
   away.  */

#ifndef QRINTF_X86_DECIMAL_H
#define QRINTF_X86_DECIMAL_H

#include "integer/x86/digits.h"

#ifdef __AVX512IFMA__
#include "integer/x86/decimal-avx512.h"
#elif defined QRINTF_MASKED_STORES
#include "integer/x86/decimal-v4.h"
#else
#include "integer/x86/decimal-sse2.h"
#endif

#endif
