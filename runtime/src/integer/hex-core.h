/* SPDX-License-Identifier: MIT-0 */
/* Hexadecimal digits at the cursor.  */

#include "core/select.h"

#if QRINTF_X86
#include "integer/x86/hex.h"
#elif QRINTF_NEON
#include "integer/neon/hex.h"
#else
#include "integer/portable/hex.h"
#endif

#ifndef QRINTF_HEX_EXACT
#define QRINTF_HEX_EXACT

/* The digits of V, exactly.  hex_u32_exact holds from HEX_SMALL on, if that is
   defined.  */
QRINTF_INLINE char *
hex_exact (char *p, uint32_t v, bool upper)
{
#ifdef HEX_SMALL
  if (v < HEX_SMALL)
    return hex_small (p, v, upper);
#endif
  return hex_u32_exact (p, v, upper);
}

#endif
