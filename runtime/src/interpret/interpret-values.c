/* SPDX-License-Identifier: MIT */
/* The printf family with values of its own and a format that is read at run
   time; asprintf and dprintf are beside vasprintf and vdprintf.  */

#include "interpret/interpret.h"

/* The function NAME_values for the function NAME, with a parameter list before
   FORMAT and the arguments that it hands on.  */
#define QRINTF_WITH_VALUES(NAME, PARAMETERS, ...)                              \
  int32_t __qrintf_##NAME##_values PARAMETERS                                  \
  {                                                                            \
    va_list values;                                                            \
    va_start (values, format);                                                 \
    int32_t n = __qrintf_##NAME (__VA_ARGS__, values);                         \
    va_end (values);                                                           \
    return n;                                                                  \
  }

QRINTF_WITH_VALUES (interpret_bounded,
                    (char *dst, size_t size, const char *format, ...), dst,
                    size, format)
QRINTF_WITH_VALUES (interpret_object,
                    (char *dst, size_t size, const char *format, ...), dst,
                    size, format)
QRINTF_WITH_VALUES (interpret_stream, (void *stream, const char *format, ...),
                    stream, format)
QRINTF_WITH_VALUES (interpret_stdout, (const char *format, ...), format)
