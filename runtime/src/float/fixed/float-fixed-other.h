/* SPDX-License-Identifier: MIT-0 */
/* The slow paths of "%f", once for all ISA tiers, as they seldom run.  */

#ifndef QRINTF_FLOAT_FIXED_OTHER_H
#define QRINTF_FLOAT_FIXED_OTHER_H

#include <stdint.h>

enum
{
  fixed_tiny_precision_max = 14,
  /* If S is above this, a number M * 2^-S is less than half a unit of its last
     place, because M * 10^14 < 2^111.  */
  fixed_tiny_max = 112
};

/* Every radix character, flag and rounding mode; numbers that it refuses are
   passed to the fallback (float-special.c).  Parameters and promises are those
   of __qrintf_real_fixed_field in emitters.h.  */
__attribute__ ((visibility ("hidden"))) char *
__qrintf_fixed_other (char *cursor, char *limit, uint64_t bits, unsigned flags,
                      unsigned width, unsigned precision);

/* The digits of the fraction M * 2^-S, S >= 64, in PRECISION places, at most
   fixed_tiny_precision_max, rounded to nearest.  */
__attribute__ ((visibility ("hidden"))) uint64_t
__qrintf_fixed_tiny (uint64_t m, unsigned s, unsigned precision);

#endif
