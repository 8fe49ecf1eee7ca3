/* SPDX-License-Identifier: MIT-0 */
/* sprintf, snprintf and their forms, by the C library's names.  See
   names.h.  */

#include "family/to-next.h"

#include "family/gate.h"
#include "family/names.h"

#include "print/entry/to-buffer.c"

LIBC_NAMES (sprintf)
LIBC_NAMES (snprintf)
