/* SPDX-License-Identifier: MIT */
/* Formats that are read at run time: what the functions of this folder call of
   each other.  Programs call those of emitters.h.  */

#ifndef QRINTF_INTERPRET_H
#define QRINTF_INTERPRET_H

#include "core/emitter.h"

#include <stdarg.h>
#include <stdbool.h>

/* In place of the end of a text: there may be no room for it.  */
#define QRINTF_NO_ROOM ((char *) UINTPTR_MAX)

/* The text of FORMAT with VALUES at CURSOR, without a NUL.  Returns its end;
   not one byte besides the text is written.  Returns a null pointer where
   something is refused, and QRINTF_NO_ROOM where the text may not end at or
   before LIMIT: numbers ask for the room of the longest one.  VALUES are not
   changed then, and the bytes in [CURSOR, LIMIT) are a beginning of the text or
   what they were.  */
char *__qrintf_interpret_text (char *cursor, char *limit, const char *format,
                               va_list values);

QRINTF_INLINE bool
is_end_of_text (const char *end)
{
  return end && end != QRINTF_NO_ROOM;
}

/* The same for the functions that lowered code calls.  Most programs have some
   function that hands a format on, yet hand it nothing but messages.  So what
   is embedded refers to it weakly, and a unit that sees another format brings
   it.  In the library it is always there.  */
#ifdef QRINTF_EMBEDDED
static __typeof__ (__qrintf_interpret_text) interpreter
    __attribute__ ((weakref ("__qrintf_interpret_text")));
#else
#define interpreter __qrintf_interpret_text
#endif

/* Whether the program has it.  */
QRINTF_INLINE bool
has_interpreter (void)
{
#ifdef QRINTF_EMBEDDED
  return interpreter != 0;
#else
  return true;
#endif
}

#endif
