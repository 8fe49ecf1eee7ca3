/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program with a vsnprintf and a vprintf of its own, which are called.  */

#include "show.h"

#include <stdarg.h>

int
vsnprintf (char *to, size_t size, const char *format, va_list values)
{
  (void) values;
  strncpy (to, format, size);
  return 4321;
}

int
vprintf (const char *format, va_list values)
{
  (void) values;
  return fputs (format, stdout);
}

static int __attribute__ ((noipa))
print (const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int n = vsnprintf (area, 5, format, values) + vprintf (format, values);
  va_end (values);
  return n;
}

int
main (void)
{
  for (int i = 0; i < 3; i++)
    SHOW (print ("%d own\n", i));
}
