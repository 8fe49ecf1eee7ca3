/* SPDX-License-Identifier: MIT-0 */
/* Texts that are made on the stack, for asprintf and dprintf.

   Refused are texts that are longer than LONGEST_SHORT_TEXT.  */

#ifndef QRINTF_PRINT_SHORT_TEXT_H
#define QRINTF_PRINT_SHORT_TEXT_H

#include "print/printer.h"

enum
{
  longest_short_text = 960,
  short_text_size = longest_short_text + longest_overrun
};

/* Prints FORMAT with VALUES into the SHORT_TEXT_SIZE bytes at TEXT.  VALUES
   stay as they are.  Returns the end, with P->values behind the printed values,
   or a null pointer if the text is refused.  */
QRINTF_INLINE char *
print_short_text (struct printer *p, char *text, const char *format,
                  va_list values)
{
  p->spill = NULL;
  p->may_overrun = true;
  QRINTF_COPY_VALUES (p->values, values);
  return __qrintf_print_text (text, text + longest_short_text, format, p);
}

/* The body of a variadic function: evaluates CALL, in which VALUES is the list
   of the arguments behind FORMAT.  Returns INT32_MIN unless IS_OF_LIBC.  */
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
