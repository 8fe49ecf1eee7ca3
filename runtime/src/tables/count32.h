/* SPDX-License-Identifier: MIT-0 */
/* The table for counting the digits of 32-bit numbers; a program has one
   copy.  */

#ifndef QRINTF_COUNT32_H
#define QRINTF_COUNT32_H

#include <stdint.h>

/* Indexed by the number of bits of a number: the value whose sum with the
   number has the count of decimal digits in its upper half.  The sum reaches
   the next multiple of 2^32 when the number reaches the next power of ten (D.
   Lemire after K. Willets, "Computing the number of digits of an integer even
   faster", 2021).  */
extern __attribute__ ((visibility ("hidden"))) const uint64_t
    __qrintf_count32[33];

#endif
