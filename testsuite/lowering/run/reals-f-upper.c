/* %F under every flag, width and precision.  */

#define CONV "F"
#include "real-matrix.h"
/* SPDX-License-Identifier: GPL-3.0-or-later */
