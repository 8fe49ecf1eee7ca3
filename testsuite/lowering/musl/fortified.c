/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fortified functions that the programs of run/ and stream/ name, which musl
   lacks.  */

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

int
__sprintf_chk (char *to, int flag, size_t size, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int n = vsnprintf (to, size < INT_MAX ? size : INT_MAX, format, values);
  va_end (values);
  (void) flag;
  if (n >= 0 && (size_t) n >= size)
    abort ();
  return n;
}

int
__snprintf_chk (char *to, size_t bound, int flag, size_t size,
                const char *format, ...)
{
  va_list values;
  if (bound > size)
    abort ();
  va_start (values, format);
  int n = vsnprintf (to, bound, format, values);
  va_end (values);
  (void) flag;
  return n;
}

int
__fprintf_chk (FILE *f, int flag, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int n = vfprintf (f, format, values);
  va_end (values);
  (void) flag;
  return n;
}

int
__printf_chk (int flag, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int n = vprintf (format, values);
  va_end (values);
  (void) flag;
  return n;
}
