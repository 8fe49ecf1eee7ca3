/* SPDX-License-Identifier: MIT-0 */
/* What entry points share: their bodies, and texts that are made on the stack,
   for asprintf and dprintf.

   Refused are texts on the stack that are longer than LONGEST_SHORT_TEXT.  */

#ifndef QRINTF_PRINT_ENTRY_H
#define QRINTF_PRINT_ENTRY_H

#include "print/printer.h"

enum
{
  longest_short_text = 960,
  short_text_size = longest_short_text + longest_overrun
};

/* Prints FORMAT with P->values into the SHORT_TEXT_SIZE bytes at TEXT.  Returns
   the end, with P->values behind the printed values, or a null pointer if the
   text is refused.  */
QRINTF_INLINE char *
print_short_text (struct printer *p, char *text, const char *format)
{
  p->spill = NULL;
  p->may_overrun = true;
  return __qrintf_print_text (text, text + longest_short_text, format, p);
}

/* Defines the functions that QRINTF_FORMS declares, and gives them the C
   library's names.  Their bodies are made by the macros VALUES and LIST from
   PLAIN or FORTIFIED, arguments in parentheses.  */
#define QRINTF_DEFINE_FORMS(NAME, OBJECT, VALUES, LIST, PLAIN, FORTIFIED, ...) \
  int32_t __qrintf_##NAME (__VA_ARGS__ const char *format, ...) VALUES PLAIN   \
                                                                               \
  int32_t __qrintf_v##NAME (__VA_ARGS__ const char *format, va_list values)    \
      LIST PLAIN                                                               \
                                                                               \
  int32_t __qrintf_##NAME##_chk (__VA_ARGS__ int32_t flag,                     \
                                 OBJECT const char *format, ...)               \
      VALUES FORTIFIED                                                         \
                                                                               \
  int32_t __qrintf_v##NAME##_chk (__VA_ARGS__ int32_t flag,                    \
                                  OBJECT const char *format, va_list values)   \
      LIST FORTIFIED                                                           \
                                                                               \
  LIBC_NAMES (NAME)

/* The body of a variadic function.  PRINTED prints with P.values, and
   BY_LIBC with the list VALUES if that has returned INT32_MIN.  Returns
   INT32_MIN unless IS_OF_LIBC.  */
#define QRINTF_OF_VALUES(IS_OF_LIBC, PRINTED, BY_LIBC)                         \
  {                                                                            \
    if (!(IS_OF_LIBC))                                                         \
      return INT32_MIN;                                                        \
    struct printer p;                                                          \
    va_start (p.values, format);                                               \
    int32_t n = PRINTED;                                                       \
    va_end (p.values);                                                         \
    if (__builtin_expect (n == INT32_MIN, 0))                                  \
      {                                                                        \
        va_list values;                                                        \
        va_start (values, format);                                             \
        n = BY_LIBC;                                                           \
        va_end (values);                                                       \
      }                                                                        \
    return n;                                                                  \
  }

/* The body of a function with the list VALUES, which is left as libc leaves it.
   The result is that of PRINTED, or of BY_LIBC if PRINTED returns INT32_MIN or
   the function is not IS_OF_LIBC.  */
#define QRINTF_OF_LIST(IS_OF_LIBC, PRINTED, BY_LIBC)                           \
  {                                                                            \
    if (IS_OF_LIBC)                                                            \
      {                                                                        \
        struct printer p;                                                      \
        QRINTF_COPY_VALUES (p.values, values);                                 \
        int32_t n = PRINTED;                                                   \
        if (__builtin_expect (n != INT32_MIN, 1))                              \
          {                                                                    \
            QRINTF_COPY_VALUES (values, p.values);                             \
            return n;                                                          \
          }                                                                    \
      }                                                                        \
    return BY_LIBC;                                                            \
  }

#endif
