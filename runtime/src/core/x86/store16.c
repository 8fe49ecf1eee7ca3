/* SPDX-License-Identifier: MIT-0 */
/* See store16.h.  */

#include "core/select.h"

#if QRINTF_X86

#include "core/x86/store.h"
#include "core/x86/store16.h"

char *
__qrintf_store16 (char *p, __m128i v, unsigned n)
{
  store16 (p, v, n);
  return p + n;
}

#endif
