/* SPDX-License-Identifier: MIT-0 */
/* Integers in a vector, on x86-64, for every CPU.  */

#ifndef QRINTF_X86_NUMBER_COLUMNS_H
#define QRINTF_X86_NUMBER_COLUMNS_H

#include "core/x86/vector.h"

/* The last digits of V in the base of FLAGS, which is not 2, in 1 to 16 columns
   N behind LEAD <= N columns of spaces, the last of which has SIGN instead
   unless that is 0.  Zeros fill the columns before the digits, and spaces those
   behind them.  V has at most N - LEAD digits, or is octal.  */
__attribute__ ((visibility ("hidden"))) __m128i
__qrintf_number_columns (uint64_t v, unsigned flags, unsigned n, unsigned lead,
                         unsigned sign);

#endif
