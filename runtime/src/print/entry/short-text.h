/* SPDX-License-Identifier: MIT */
/* What asprintf and dprintf share: texts that are made on the stack.  */

#ifndef QRINTF_PRINT_SHORT_TEXT_H
#define QRINTF_PRINT_SHORT_TEXT_H

#include "print/printer.h"

enum
{
  longest_short_text = 960
};

/* Prints FORMAT with VALUES, which stay as they are, at TEXT, which has the room
   of the longest short text.  Returns the end, with P->values behind the values
   that were printed, or a null pointer if the text is refused or longer.  */
QRINTF_INLINE char *
print_short_text (struct printer *p, char *text, const char *format,
                  va_list values)
{
  p->spill = NULL;
  QRINTF_COPY_VALUES (p->values, values);
  return __qrintf_print_text (text, text + longest_short_text, format, p);
}

/* The body of a function with the values of FORMAT: CALL with VALUES as a list,
   or INT32_MIN unless IS_OF_LIBC, whether libc has the functions called.  */
#define QRINTF_BY_LIST(IS_OF_LIBC, CALL)                                       \
  {                                                                            \
    if (!(IS_OF_LIBC))                                                         \
      return INT32_MIN;                                                        \
    va_list values;                                                            \
    va_start (values, format);                                                 \
    int32_t n = CALL;                                                          \
    va_end (values);                                                           \
    return n;                                                                  \
  }

#endif
