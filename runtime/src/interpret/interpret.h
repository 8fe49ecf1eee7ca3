/* SPDX-License-Identifier: MIT */
/* Formats that are read at run time: what the functions of this folder call of
   each other.  Programs call those of emitters.h.  */

#ifndef QRINTF_INTERPRET_H
#define QRINTF_INTERPRET_H

#include "core/emitter.h"

#include <stdarg.h>

/* The text of FORMAT with VALUES at CURSOR, without a NUL.  Returns its end;
   not one byte besides the text is written.  Returns a null pointer where
   something is refused, and where the text may not end at or before LIMIT:
   numbers ask for the room of the longest one.  VALUES are not changed then,
   and the bytes in [CURSOR, LIMIT) are a beginning of the text or what they
   were.  */
char *__qrintf_interpret_text (char *cursor, char *limit, const char *format,
                               va_list values);

/* V as "%f", "%e" or "%g" at CURSOR <= LIMIT, with FLAGS of enum qrintf_flags.
   A negative PRECISION is none.  Returns the end of the text, or a null pointer
   where it is refused or does not end at or before LIMIT.  */
char *__qrintf_interpret_fixed (char *cursor, char *limit, double v,
                                unsigned flags, unsigned width, int precision);
char *__qrintf_interpret_exponent (char *cursor, char *limit, double v,
                                   unsigned flags, unsigned width,
                                   int precision);
char *__qrintf_interpret_general (char *cursor, char *limit, double v,
                                  unsigned flags, unsigned width,
                                  int precision);

#endif
