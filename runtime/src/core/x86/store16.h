/* SPDX-License-Identifier: MIT-0 */
/* store16 of store-sse2.h as one function, for code that all tiers share.  */

#ifndef QRINTF_X86_STORE16_H
#define QRINTF_X86_STORE16_H

#include "core/x86/vector.h"

/* Stores the first N <= 16 bytes of V at P, exactly.  Returns the end.  */
__attribute__ ((visibility ("hidden"))) char *
__qrintf_store16 (char *p, __m128i v, unsigned n);

#endif
