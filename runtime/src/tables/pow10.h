/* SPDX-License-Identifier: MIT-0 */
/* Powers of ten; a program has one copy.  */

#ifndef QRINTF_POW10_H
#define QRINTF_POW10_H

#include <stdint.h>

/* 10^0 to 10^19.  */
extern __attribute__ ((visibility ("hidden"))) const uint64_t
    __qrintf_pow10[20];

/* A number of N digits times __qrintf_scale16[N] has sixteen digits.  The entry
   is 10^(16 - N); there is one more entry, which is 0.  */
extern __attribute__ ((visibility ("hidden"))) const uint64_t
    __qrintf_scale16[18];

#endif
