/* SPDX-License-Identifier: MIT */
/* The last step of a float: puts a short ready text, the digits and what
   stands among and behind them but no sign, with its sign exactly where it
   belongs.

   All keep what every float emitter promises: if all of it ends at or before
   LIMIT it is written, not one byte besides, and the advanced cursor returned;
   otherwise the result is a null pointer and nothing is written.  CURSOR may be
   above LIMIT, which is a null pointer too.

     float_place (cursor, limit, text, n, negative)
     float_place_field (cursor, limit, text, n, negative, flags, width)

   TEXT is N bytes of memory, 1 <= N <= 64, and readable up to TEXT + 16; what
   stands past N is of no meaning.  FLAGS are those of enum qrintf_flags, of
   which LEFT, ZERO, PLUS and SPACE count; ZERO without LEFT.  WIDTH is any.  A
   text that is never filled with zeros ("inf") must be given without ZERO.  A
   radix character of several bytes, which glibc counts as one of the width, is
   not for the fields.

   Where FLOAT_PLACE_VECTORS is 1 there are also, for a text in a register,

     float_place16 (cursor, limit, vector, n, negative)
     float_place16_field (cursor, limit, vector, n, negative, flags, width)

   with 1 <= N <= 16.  They are to be preferred: a load from memory that has
   been written in several pieces waits until those have left the store buffer.
 */

#ifndef QRINTF_FLOAT_PLACE_H
#define QRINTF_FLOAT_PLACE_H

#include "float/float-sign.h"
#include "core/select.h"

#if QRINTF_X86
#define FLOAT_PLACE_VECTORS 1
#include "float/x86/float-place.h"
#else
#define FLOAT_PLACE_VECTORS 0
#include "float/portable/float-place.h"
#endif

#endif
