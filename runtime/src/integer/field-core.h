/* SPDX-License-Identifier: MIT */
/* Decimal numbers in fields: chooses the algorithms.  On x86 without masks a
   vector of all sixteen places takes 2 ns less than the number's own emitter
   where lengths are random, as much more where they repeat, and four times the
   bytes.  */

#include "core/select.h"

#ifdef QRINTF_MASKED_STORES
#include "integer/x86/field-v4.h"
#elif QRINTF_NEON
#include "integer/neon/field.h"
#else
#include "integer/portable/field.h"
#endif
