/* %g under every flag, width and precision.  */

#define CONV "g"
#include "real-matrix.h"
/* SPDX-License-Identifier: GPL-3.0-or-later */
