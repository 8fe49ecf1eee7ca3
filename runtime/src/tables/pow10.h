/* SPDX-License-Identifier: MIT-0 */
/* Powers of ten, and the table for counting the digits of 32-bit numbers; a
   program has one copy of each.  */

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

/* Indexed by the number of bits of a number: the value whose sum with the
   number has the count of decimal digits in its upper half.  The sum reaches
   the next multiple of 2^32 when the number reaches the next power of ten (D.
   Lemire after K. Willets, "Computing the number of digits of an integer even
   faster", 2021).  */
extern __attribute__ ((visibility ("hidden"))) const uint64_t
    __qrintf_count32[33];

#endif
