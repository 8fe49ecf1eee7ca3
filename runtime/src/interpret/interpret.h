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

#endif
