/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where calls are small, fputs stays what is called if the stream has no room: libc's
   fprintf may write the same text in other parts.  */
/* { dg-options "-O2 -fno-optimize-strlen" } */

#include <stdarg.h>
#include <stdio.h>

#define FOUR(V)                                                                \
  printf ("%d 1", V);                                                          \
  printf ("%d 2", V);                                                          \
  printf ("%d 3", V);                                                          \
  printf ("%d 4", V)

void
many (int v)
{
  FOUR (v); /* { dg-optimized ".*lowered .small" } */
  FOUR (v); /* { dg-optimized ".*lowered .small" } */
  FOUR (v); /* { dg-optimized ".*lowered .small" } */
  FOUR (v); /* { dg-optimized ".*lowered .small" } */
  FOUR (v); /* { dg-optimized ".*lowered .small" } */
  FOUR (v); /* { dg-optimized ".*lowered .small" } */
}

void
put_line (FILE *f, const char *format, ...)
{
  char line[300];
  va_list values;
  va_start (values, format);
  vsnprintf (line, sizeof line, format, values); /* { dg-optimized "vsnprintf lowered .format read at run time" } */
  va_end (values);
  fputs (line, f); /* { dg-optimized "fputs .*lowered .stream, at least 0 bytes" } */
}
