/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints what another unit has the formats of.  */

#include <stdarg.h>
#include <stdio.h>

int print (char *to, size_t size, const char *format, ...);

int
print (char *to, size_t size, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int n = vsnprintf (to, size, format, values);
  va_end (values);
  return n;
}
