/* SPDX-License-Identifier: MIT */
/* The emitter of infinities and NaNs, to which the others hand them over: P is
   one of them, FLAGS and WIDTH are as in float-any.h, and so is what is
   promised.  */

#ifndef QRINTF_FLOAT_SPECIAL_H
#define QRINTF_FLOAT_SPECIAL_H

#include "float/float-parts.h"

__attribute__ ((visibility ("hidden"))) char *
__qrintf_float_special (char *cursor, char *limit, const struct float_parts *p,
                        unsigned flags, unsigned width);

#endif
