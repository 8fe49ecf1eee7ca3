/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nine calls are not enough for small calls: those in loops, in hot and
   cold code, with a va_list, and for buffers do not count.  */
/* { dg-options "-O2" } */

#include <stdarg.h>
#include <stdio.h>

void
not_enough (FILE *f, int a)
{
  printf ("%d,", a); /* { dg-optimized ".*lowered .stream" } */
  printf ("%d;", a); /* { dg-optimized ".*lowered .stream" } */
  printf ("%d:", a); /* { dg-optimized ".*lowered .stream" } */
  printf ("%d-", a); /* { dg-optimized ".*lowered .stream" } */
  fprintf (f, "%d,", a); /* { dg-optimized ".*lowered .stream" } */
  fprintf (f, "%d;", a); /* { dg-optimized ".*lowered .stream" } */
  fprintf (f, "%d:", a); /* { dg-optimized ".*lowered .stream" } */
  fprintf (f, "%d-", a); /* { dg-optimized ".*lowered .stream" } */
  fprintf (f, "%d+", a); /* { dg-optimized ".*lowered .stream" } */
}

void
not_counted (FILE *f, int n, const int *v, char *buffer, va_list values)
{
  for (int i = 0; i < n; i++)
    fprintf (f, "%d;", v[i]); /* { dg-optimized ".*lowered .value" } */
  sprintf (buffer, "%d", n); /* { dg-optimized ".*lowered .direct" } */
  vfprintf (f, "%d", values); /* { dg-optimized ".*lowered" } */
}

__attribute__ ((hot)) void
in_hot_code (int a)
{
  printf ("%d\n", a); /* { dg-optimized ".*lowered .value" } */
}

__attribute__ ((cold)) void
in_cold_code (int a)
{
  printf ("%d\n", a); /* { dg-note "printf kept: cold code would grow" } */
}

/* In what runs once, branches are cold.  */
int
main (int argc, char **argv)
{
  if (argc == 7)
    printf ("%s!\n", argv[3]); /* { dg-note "printf kept: cold code would grow" } */
}
