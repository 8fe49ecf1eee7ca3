/* SPDX-License-Identifier: MIT */
/* The powers of ten of float-digits.h.  */

#include "float/float-digits.h"

const struct float_power __qrintf_powers[] = {
#include "tables/powers.inc"
};
