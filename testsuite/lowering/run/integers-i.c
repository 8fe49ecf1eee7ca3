/* %i under every flag, width and precision.  */

#define CONV "i"
#include "integer-matrix.h"
/* SPDX-License-Identifier: GPL-3.0-or-later */
