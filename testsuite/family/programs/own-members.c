/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program that defines members of the family itself: its own calls reach
   them, and those of the library do not.  */

#define _GNU_SOURCE

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static int calls;

int
vfprintf (FILE *stream, const char *format, va_list values)
{
  (void) values;
  calls++;
  return fputs (format, stream);
}

int
vsnprintf (char *dst, size_t size, const char *format, va_list values)
{
  (void) dst, (void) size, (void) format, (void) values;
  calls++;
  return -2;
}

int
vasprintf (char **result, const char *format, va_list values)
{
  (void) format, (void) values;
  calls++;
  *result = NULL;
  return -3;
}

int
dprintf (int fd, const char *format, ...)
{
  (void) fd, (void) format;
  calls++;
  return -4;
}

static int
call_list (char **result, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int n = vasprintf (result, format, values);
  va_end (values);
  return n;
}

int
main (void)
{
  char text[100], *copy;
  int n = snprintf (text, sizeof text, "%d %ls %s", 1, L"wide", "x");
  printf ("%d %s, %d calls\n", n, text, calls);
  n = asprintf (&copy, "%d %.50f", 2, 3.0);
  printf ("%d %s, %d calls\n", n, copy, calls);
  free (copy);
  printf ("%d\n", dprintf (1, "%d\n", 5));
  printf ("%d\n", call_list (&copy, "%d\n", 5));
  n = fprintf (stderr, "%d %s\n", 6, "unbuffered");
  printf ("%d, %d calls\n", n, calls);
  return 0;
}
