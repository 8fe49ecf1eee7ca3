/* SPDX-License-Identifier: MIT */
/* Decimal digits on x86-64.

   A mispredicted branch on the length would be most of the cost of a short
   number, so there is none: the number of digits is computed from the number
   of bits, the value is multiplied by a power of ten so that its first digit
   becomes the first of a fixed number of digits, and all of these are made.
   The store of those behind the text is overrun, or masked.  */

#ifndef QRINTF_X86_DECIMAL_H
#define QRINTF_X86_DECIMAL_H

#include "integer/x86/digits.h"

#ifdef QRINTF_MASKED_STORES
#include "integer/x86/decimal-v4.h"
#else
#include "integer/x86/decimal-sse2.h"
#endif

#endif
