/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fortified functions that the programs of run/ and stream/, and the random
   ones, name, which musl lacks.  */

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

int
__vsprintf_chk (char *to, int flag, size_t size, const char *format,
                va_list values)
{
  int n = vsnprintf (to, size < INT_MAX ? size : INT_MAX, format, values);
  (void) flag;
  if (n >= 0 && (size_t) n >= size)
    abort ();
  return n;
}

int
__vsnprintf_chk (char *to, size_t bound, int flag, size_t size,
                 const char *format, va_list values)
{
  (void) flag;
  if (bound > size)
    abort ();
  return vsnprintf (to, bound, format, values);
}

int
__vfprintf_chk (FILE *f, int flag, const char *format, va_list values)
{
  (void) flag;
  return vfprintf (f, format, values);
}

int
__vprintf_chk (int flag, const char *format, va_list values)
{
  return __vfprintf_chk (stdout, flag, format, values);
}

/* The function NAME with the values that V takes as a va_list.  */
#define WITH_VALUES(NAME, V, PARAMETERS, ...)                                  \
  int NAME PARAMETERS                                                          \
  {                                                                            \
    va_list values;                                                            \
    va_start (values, format);                                                 \
    int n = V (__VA_ARGS__, values);                                           \
    va_end (values);                                                           \
    return n;                                                                  \
  }

WITH_VALUES (__sprintf_chk, __vsprintf_chk,
             (char *to, int flag, size_t size, const char *format, ...), to,
             flag, size, format)
WITH_VALUES (__snprintf_chk, __vsnprintf_chk,
             (char *to, size_t bound, int flag, size_t size,
              const char *format, ...),
             to, bound, flag, size, format)
WITH_VALUES (__fprintf_chk, __vfprintf_chk,
             (FILE *f, int flag, const char *format, ...), f, flag, format)
WITH_VALUES (__printf_chk, __vprintf_chk, (int flag, const char *format, ...),
             flag, format)
