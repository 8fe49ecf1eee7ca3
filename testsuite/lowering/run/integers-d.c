/* %d under every flag, width and precision.  */

#define CONV "d"
#include "integer-matrix.h"
/* SPDX-License-Identifier: GPL-3.0-or-later */
