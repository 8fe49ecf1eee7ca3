/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A library that is given formats, of which its own have no reals unless REALS is
   defined.  */
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

__attribute__ ((noinline)) int
given_text (char *at, size_t size, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int n = vsnprintf (at, size, format, values);
  va_end (values);
  return n;
}

char *
given_copy (const char *format, ...)
{
  char *text;
  va_list values;
  va_start (values, format);
  int n = vasprintf (&text, format, values);
  va_end (values);
  return n < 0 ? NULL : text;
}

int
given_often (int n)
{
  char text[64];
  int sum = 0;
  for (int i = 0; i < n; i++)
    for (int k = 0; k < n; k++)
      sum += given_text (text, sizeof text, "%d-%d", i, k);
#ifdef REALS
  for (int i = 0; i < n; i++)
    sum += given_text (text, sizeof text, "%f %g", i / 3., i / 7.);
#endif
  return sum;
}
