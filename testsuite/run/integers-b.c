/* %b of C23 under every flag, width and precision.  */

#include <features.h>

#if __GLIBC_PREREQ (2, 35)
#define CONV "b"
#else
#define CONV "x"
#endif
#include "integer-matrix.h"
/* SPDX-License-Identifier: GPL-3.0-or-later */
