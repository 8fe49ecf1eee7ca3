/* %b of C23 under every flag, width and precision, where the C library
   has it.  */

#include <features.h>

#ifndef __GLIBC_PREREQ
#define __GLIBC_PREREQ(major, minor) 0
#endif

#if __GLIBC_PREREQ (2, 35)
#define CONV "b"
#else
#define CONV "x"
#endif
#include "integer-matrix.h"
/* SPDX-License-Identifier: GPL-3.0-or-later */
