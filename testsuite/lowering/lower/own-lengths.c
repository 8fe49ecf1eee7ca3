/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The length of a text that a function has made of its caller's format is known
   where the format was read.  */
/* { dg-options "-O2" } */

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int other (void);

void
written (int fd, const char *format, ...)
{
  char line[256];
  va_list values;
  va_start (values, format);
  vsnprintf (line, sizeof line, format, values); /* { dg-optimized "vsnprintf lowered" } */
  va_end (values);
  write (fd, line, strlen (line)); /* { dg-optimized "strlen uses the length from line 19" } */
}

void
ended (char *line, const char *format, va_list values)
{
  vsprintf (line, format, values); /* { dg-optimized "vsprintf lowered" } */
  strcat (line, "\n"); /* { dg-optimized "strlen uses the length from line 27" } */
}

void
grown (char *line, const char *s, const char *format, va_list values)
{
  sprintf (line, "%s: ", s); /* { dg-optimized "sprintf .*lowered" } */
  vsprintf ( /* { dg-optimized "vsprintf lowered" } */
      line + strlen (line), /* { dg-optimized "strlen uses the length from line 34" } */
      format, values);
  strcat (line, s); /* { dg-optimized "strcat uses the length from line 35" } */
}

/* It may be empty, and then fwrite would not do what fputs does.  */
void
printed_later (char *line, FILE *f, const char *format, va_list values)
{
  vsprintf (line, format, values); /* { dg-optimized "vsprintf lowered" } */
  if (other ())
    fputs ("other", f);
  fputs (line, f);
}

void
of_unknown_size (char *line, size_t size, const char *format, va_list values)
{
  vsnprintf (line, size, format, values); /* { dg-optimized "vsnprintf lowered" } */
  write (1, line, strlen (line));
}

void
changed (char *line, const char *format, va_list values)
{
  vsprintf (line, format, values); /* { dg-optimized "vsprintf lowered" } */
  other ();
  write (1, line, strlen (line));
}
