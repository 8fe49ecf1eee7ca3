/* SPDX-License-Identifier: MIT-0 */
/* The fallback of the float emitters: writes an infinity or a NaN.  For a
   finite number, which the emitter has refused, the result is a null
   pointer, and the original call prints the number.  Parameters and promises
   are those of __qrintf_f64_fixed_field in emitters.h.  */

#ifndef QRINTF_FLOAT_SPECIAL_H
#define QRINTF_FLOAT_SPECIAL_H

__attribute__ ((visibility ("hidden"))) char *
__qrintf_float_special (char *cursor, char *limit, double v, unsigned flags,
                        unsigned width);

#endif
