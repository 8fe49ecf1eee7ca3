/* SPDX-License-Identifier: MIT */
/* Numbers in fields that are too long for a vector, once for all ISA tiers.  */

#ifndef QRINTF_FIELD_LONG_H
#define QRINTF_FIELD_LONG_H

#include <stdint.h>

/* Writes LEFT spaces, SIGN unless it is 0, ZEROS zeros, the digits of V and
   RIGHT spaces at P.  Returns the end.  */
__attribute__ ((visibility ("hidden"))) char *
__qrintf_field_long (char *p, uint64_t v, unsigned left, unsigned sign,
                     unsigned zeros, unsigned right);

#endif
