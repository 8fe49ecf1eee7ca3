/* SPDX-License-Identifier: MIT-0 */
/* printf, fprintf and their forms, by the C library's names.  See names.h.  */

#include "family/to-next.h"

#include "family/gate.h"
#include "family/names.h"

#include "print/entry/to-stream.c"

LIBC_NAMES (printf)
LIBC_NAMES (fprintf)
