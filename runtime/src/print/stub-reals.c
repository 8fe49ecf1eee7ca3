/* SPDX-License-Identifier: MIT */
/* What prints reals of formats that are read at run time: it brings the
   functions to which interpret/ refers weakly.  */

#include "core/weak.h"

QRINTF_EXPORT void *__qrintf_print_real (int style);

void *
__qrintf_print_real (int style)
{
#ifdef __SIZEOF_INT128__
  return style == 0   ? QRINTF_ADDRESS (__qrintf_interpret_fixed)
         : style == 1 ? QRINTF_ADDRESS (__qrintf_interpret_exponent)
                      : QRINTF_ADDRESS (__qrintf_interpret_general);
#else
  (void) style;
  return NULL;
#endif
}
