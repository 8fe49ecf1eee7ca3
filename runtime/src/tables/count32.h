/* SPDX-License-Identifier: MIT */
/* What counts the digits of 32-bit numbers, one copy in a program.  */

#ifndef QRINTF_COUNT32_H
#define QRINTF_COUNT32_H

#include <stdint.h>

/* By the number of bits of a number, what to add to it, so that the upper half
   of the sum is its count of decimal digits: the sum reaches the next multiple
   of 2^32 where the number reaches the next power of ten (D. Lemire after
   K. Willets, "Computing the number of digits of an integer even faster",
   2021).  */
extern __attribute__ ((visibility ("hidden"))) const uint64_t
    __qrintf_count32[33];

#endif
