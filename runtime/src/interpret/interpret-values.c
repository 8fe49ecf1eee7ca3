/* SPDX-License-Identifier: MIT */
/* snprintf, sprintf, fprintf and printf with a format that is read at run time.
   What the interpreter refuses is printed by the C library, fortified where the
   call was, so that the caller needs no code for it.  asprintf and dprintf are
   beside vasprintf and vdprintf.  */

#include "interpret/interpret.h"
#include "sinks/fortified.h"

#include <stdio.h>

/* vsprintf has no other name: unlike it, the fortified function clears its
   destination.  */
#ifdef __GLIBC__
#define VSPRINTF(DST, FLAG, OBJECT, FORMAT, VALUES)                            \
  (FLAG < 0 ? vsprintf (DST, FORMAT, VALUES)                                   \
            : __vsprintf_chk (DST, FLAG, OBJECT, FORMAT, VALUES))
#else
#define VSPRINTF(DST, FLAG, OBJECT, FORMAT, VALUES)                            \
  vsprintf (DST, FORMAT, VALUES)
#endif

/* The function NAME with PARAMETERS: READ, or if that refuses, BY_LIBC.  FLAG
   is what a fortified call has, and negative for others.  A refusal leaves
   VALUES as they were.  */
#define QRINTF_WITH_VALUES(NAME, PARAMETERS, READ, BY_LIBC)                    \
  int32_t __qrintf_##NAME##_values PARAMETERS                                  \
  {                                                                            \
    va_list values;                                                            \
    va_start (values, format);                                                 \
    int32_t n = READ;                                                          \
    if (n == INT32_MIN)                                                        \
      n = BY_LIBC;                                                             \
    va_end (values);                                                           \
    return n;                                                                  \
  }

QRINTF_WITH_VALUES (interpret_bounded,
                    (char *dst, size_t size, int32_t flag, size_t object,
                     const char *format, ...),
                    size > object ? INT32_MIN
                                  : __qrintf_interpret_bounded (dst, size,
                                                                format, values),
                    __vsnprintf_chk (dst, size, flag, object, format, values))
QRINTF_WITH_VALUES (interpret_object,
                    (char *dst, int32_t flag, size_t object, const char *format,
                     ...),
                    __qrintf_interpret_object (dst, object, format, values),
                    VSPRINTF (dst, flag, object, format, values))
QRINTF_WITH_VALUES (interpret_stream,
                    (void *stream, int32_t flag, const char *format, ...),
                    __qrintf_interpret_stream (stream, format, values),
                    __vfprintf_chk (stream, flag, format, values))
QRINTF_WITH_VALUES (interpret_stdout, (int32_t flag, const char *format, ...),
                    __qrintf_interpret_stream (stdout, format, values),
                    __vfprintf_chk (stdout, flag, format, values))
