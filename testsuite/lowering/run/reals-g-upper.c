/* %G under every flag, width and precision.  */

#define CONV "G"
#include "real-matrix.h"
/* SPDX-License-Identifier: GPL-3.0-or-later */
