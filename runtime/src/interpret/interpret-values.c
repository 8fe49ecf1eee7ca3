/* SPDX-License-Identifier: MIT */
/* snprintf, sprintf, fprintf and printf with a format that is read at run time.
   What the interpreter refuses is printed by the C library, fortified where the
   call was, so that the caller needs no code for it.  asprintf and dprintf are
   beside vasprintf and vdprintf.  */

#include "interpret/interpret.h"

#include <stdio.h>

/* What fortified calls are compiled to; no header declares them.  */
#ifdef __GLIBC__
int __vsnprintf_chk (char *, size_t, int, size_t, const char *, va_list);
int __vsprintf_chk (char *, int, size_t, const char *, va_list);
int __vfprintf_chk (FILE *, int, const char *, va_list);
#define CHECKED_OR(CHECKED, PLAIN) (flag < 0 ? (PLAIN) : (CHECKED))
#else
#define CHECKED_OR(CHECKED, PLAIN) (PLAIN)
#endif

/* The function NAME with PARAMETERS: READ, or if that refuses, CHECKED or PLAIN
   by the flag.  A refusal leaves VALUES as they were.  */
#define QRINTF_WITH_VALUES(NAME, PARAMETERS, READ, CHECKED, PLAIN)             \
  int32_t __qrintf_##NAME##_values PARAMETERS                                  \
  {                                                                            \
    va_list values;                                                            \
    va_start (values, format);                                                 \
    int32_t n = READ;                                                          \
    if (n == INT32_MIN)                                                        \
      n = CHECKED_OR (CHECKED, PLAIN);                                         \
    va_end (values);                                                           \
    return n;                                                                  \
  }

QRINTF_WITH_VALUES (interpret_bounded,
                    (char *dst, size_t size, int32_t flag, size_t object,
                     const char *format, ...),
                    size > object ? INT32_MIN
                                  : __qrintf_interpret_bounded (dst, size,
                                                                format, values),
                    __vsnprintf_chk (dst, size, flag, object, format, values),
                    vsnprintf (dst, size, format, values))
QRINTF_WITH_VALUES (interpret_object,
                    (char *dst, int32_t flag, size_t object, const char *format,
                     ...),
                    __qrintf_interpret_object (dst, object, format, values),
                    __vsprintf_chk (dst, flag, object, format, values),
                    vsprintf (dst, format, values))
QRINTF_WITH_VALUES (interpret_stream,
                    (void *stream, int32_t flag, const char *format, ...),
                    __qrintf_interpret_stream (stream, format, values),
                    __vfprintf_chk (stream, flag, format, values),
                    vfprintf (stream, format, values))
QRINTF_WITH_VALUES (interpret_stdout, (int32_t flag, const char *format, ...),
                    __qrintf_interpret_stream (stdout, format, values),
                    __vfprintf_chk (stdout, flag, format, values),
                    vfprintf (stdout, format, values))
