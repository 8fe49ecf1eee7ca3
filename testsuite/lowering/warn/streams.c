/* Calls of the stream functions that GCC warns about.  */

#include <stdio.h>

int
wrong_arguments (FILE *f, long l, const char *s, double d)
{
  int n = printf ("%d\n", l); /* { dg-warning "Wformat" } */
  n += printf ("%s\n", 3); /* { dg-warning "Wformat" } */
  n += fprintf (f, "%d%d\n", 1); /* { dg-warning "Wformat" } */
  n += fprintf (f, "%d\n", 1, 2); /* { dg-warning "Wformat-extra-args" } */
  n += fprintf (f, "%u\n", d); /* { dg-warning "Wformat" } */
  n += printf ("%d %", 4); /* { dg-warning "Wformat" } */
  n += printf ("%ld %s\n", l, s);
  return n;
}

void
null_string (FILE *f)
{
  fprintf (f, "%s\n.", (char *) 0); /* { dg-warning "Wformat-overflow" } */
}

int
null_stream (int v)
{
  return fprintf (0, "%d", v); /* { dg-warning "Wnonnull" } */
}

int
uninitialized (FILE *f, int c)
{
  int v;
  char b[8];
  if (c)
    v = getchar ();
  return fprintf (f, "%d\n", v) /* { dg-warning "Wmaybe-uninitialized" } */
         + printf ("%s.", b);
}

int
in_bounds (FILE *f, const char *s, unsigned v)
{
  return fprintf (f, "%.3s%03u\n", s, v) + printf ("%-7s|%c\n", s, 'c');
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
