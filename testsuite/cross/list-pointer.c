/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A va_list that a pointer leads to.  On aarch64 it is a structure, which the
   call has as an operand of its own.  */
/* { dg-do run } */

#include <stdarg.h>
#include <stdio.h>

static int __attribute__ ((noinline))
by_pointer (char *to, size_t size, const char *format, va_list *values)
{
  return vsnprintf (to, size, format, *values);
}

static int __attribute__ ((noinline))
stream_by_pointer (const char *format, va_list *values)
{
  return vfprintf (stdout, format, *values);
}

static void __attribute__ ((noinline))
print (const char *format, ...)
{
  char text[100];
  va_list values, again;
  va_start (values, format);
  va_copy (again, values);
  int length = by_pointer (text, sizeof text, format, &values);
  printf ("%d: %s\n", length, text);
  printf ("%d\n", stream_by_pointer (format, &again));
  va_end (again);
  va_end (values);
}

int
main (void)
{
  for (int i = 0; i < 3; i++)
    print ("%d %s %g %ld|", i, "text", i / 3.0, 1L << i);
  return 0;
}
