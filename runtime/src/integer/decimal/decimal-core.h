/* SPDX-License-Identifier: MIT-0 */
/* Decimal digits at the cursor.

   On x86-64, a mispredicted branch on the length would take most of the time of
   a short number, so there is none.  The number of digits is computed from the
   number of bits, and the value is multiplied by a power of ten so that its
   first digit becomes the first of a fixed number of digits, which are all
   made.  The bytes stored behind the text are overrun, or masked out.  */

#include "core/select.h"

#ifdef QRINTF_MASKED_STORES
#include "integer/decimal/x86/decimal-v4.h"
#elif QRINTF_X86
#include "integer/decimal/x86/decimal-sse2.h"
#elif QRINTF_NEON
#include "integer/decimal/neon/decimal.h"
#else
#include "integer/decimal/portable/decimal.h"
#endif
