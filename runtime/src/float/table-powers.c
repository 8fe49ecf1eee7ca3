/* SPDX-License-Identifier: MIT-0 */
/* The powers of ten of float-digits.h.  */

#include "core/emitter.h"

#ifdef __SIZEOF_INT128__

#include "float/float-digits.h"

const uint64_t __qrintf_powers[] = {
#include "tables/generated/powers.inc"
};

const uint64_t __qrintf_power_bases[][3] = {
#include "tables/generated/power-bases.inc"
};

#endif
