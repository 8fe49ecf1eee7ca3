/* SPDX-License-Identifier: MIT-0 */
/* Decimal digits on x86-64.

   A mispredicted branch on the length would take most of the time of a short
   number, so there is none.  The number of digits is computed from the number
   of bits, and the value is multiplied by a power of ten so that its first
   digit becomes the first of a fixed number of digits, which are all made.  The
   bytes stored behind the text are overrun, or masked out.  */

#ifndef QRINTF_X86_DECIMAL_H
#define QRINTF_X86_DECIMAL_H

#include "integer/x86/digits.h"

#ifdef QRINTF_MASKED_STORES
#include "integer/decimal/x86/decimal-v4.h"
#else
#include "integer/decimal/x86/decimal-sse2.h"
#endif

#endif
