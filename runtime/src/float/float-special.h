/* SPDX-License-Identifier: MIT */
/* The emitter of infinities and NaNs, to which the others hand over all that is
   not theirs: of a finite number the result is a null pointer, and the original
   call prints it.  FLAGS and WIDTH are as in emitters.h, and so is what is
   promised.  */

#ifndef QRINTF_FLOAT_SPECIAL_H
#define QRINTF_FLOAT_SPECIAL_H

__attribute__ ((visibility ("hidden"))) char *
__qrintf_float_special (char *cursor, char *limit, double v, unsigned flags,
                        unsigned width);

#endif
