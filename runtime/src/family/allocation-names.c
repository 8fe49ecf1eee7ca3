/* SPDX-License-Identifier: MIT-0 */
/* asprintf and its forms, by the C library's names.  See names.h.  */

#include "family/to-next.h"

#include "family/gate.h"
#include "family/names.h"

#include "print/entry/to-allocation.c"

LIBC_NAMES (asprintf)
