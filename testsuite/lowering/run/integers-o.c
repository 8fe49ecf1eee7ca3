/* %o under every flag, width and precision.  */

#define CONV "o"
#include "integer-matrix.h"
/* SPDX-License-Identifier: GPL-3.0-or-later */
