/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fputs of what a function of the program's own has just made of its caller's
   format goes into the stream's buffer.  Others do so only beside calls of the
   family.  */
/* { dg-options "-O2" } */

#include <stdarg.h>
#include <stdio.h>

int other (void);

int
put_line (FILE *f, const char *format, ...)
{
  char line[256];
  va_list values;
  va_start (values, format);
  int n = vsnprintf (line, sizeof line, format, values); /* { dg-optimized "vsnprintf lowered" } */
  va_end (values);
  fputs (line, f); /* { dg-optimized "fputs .%s. lowered .in place" } */
  return n;
}

void
of_a_list (char *line, FILE *f, const char *format, va_list values)
{
  vsprintf (line, format, values); /* { dg-optimized "vsprintf lowered" } */
  fputs (line, f); /* { dg-optimized "fputs .%s. lowered .in place" } */
}

int
with_result (char *line, FILE *f, const char *format, va_list values)
{
  vsprintf (line, format, values); /* { dg-optimized "vsprintf lowered" } */
  return fputs (line, f);
}

void
something_else (char *line, FILE *f, const char *format, va_list values)
{
  vsprintf (line, format, values); /* { dg-optimized "vsprintf lowered" } */
  fputs (line + 1, f);
}

void
later (char *line, FILE *f, const char *format, va_list values)
{
  vsprintf (line, format, values); /* { dg-optimized "vsprintf lowered" } */
  other ();
  fputs (line, f);
}

void __attribute__ ((cold))
seldom (char *line, FILE *f, const char *format, va_list values)
{
  vsprintf (line, format, values); /* { dg-note ".*kept" } */
  fputs (line, f);
}
