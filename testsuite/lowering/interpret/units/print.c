/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints what another unit has the formats of, into memory of the caller's or of
   its own.  */

#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>

int print (char *to, size_t size, const char *format, ...);
char *print_copy (const char *format, ...);

int
print (char *to, size_t size, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int n = vsnprintf (to, size, format, values);
  va_end (values);
  return n;
}

char *
print_copy (const char *format, ...)
{
  char *text;
  va_list values;
  va_start (values, format);
  int n = vasprintf (&text, format, values);
  va_end (values);
  return n < 0 ? NULL : text;
}
