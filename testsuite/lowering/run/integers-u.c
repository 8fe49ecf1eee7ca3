/* %u under every flag, width and precision.  */

#define CONV "u"
#include "integer-matrix.h"
/* SPDX-License-Identifier: GPL-3.0-or-later */
