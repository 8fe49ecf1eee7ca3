/* SPDX-License-Identifier: MIT */
/* The float emitter that knows everything: any style, flags, width and
   precision, double and extended, by big integers.  The fast emitters hand over
   what they do not do themselves.

   P is any number; FLAGS are those of enum qrintf_flags with a style
   (QRINTF_EXPONENT, QRINTF_GENERAL, QRINTF_HEXFLOAT, or none of them: fixed) and
   without QRINTF_NEGATIVE, which P tells; PRECISION is not negative, but for
   QRINTF_HEXFLOAT, where -1 asks for as many digits as the number has.

   The contract of every float emitter: if the text ends at or before LIMIT it is
   written, not one byte besides, and the advanced cursor returned.  Otherwise
   the result is a null pointer, and what stands in [CURSOR, LIMIT) is of no
   meaning.  No byte at or past LIMIT is ever written.  errno stays as it is.  */

#ifndef QRINTF_FLOAT_ANY_H
#define QRINTF_FLOAT_ANY_H

#include "float/float-parts.h"

__attribute__ ((visibility ("hidden"))) char *
__qrintf_float_any (char *cursor, char *limit, const struct float_parts *p,
                    unsigned flags, unsigned width, int precision);

#endif
