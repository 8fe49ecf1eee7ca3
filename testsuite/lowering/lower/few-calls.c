/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Twenty-three calls are not enough for small calls: those in loops, in cold code, with
   a va_list, and for buffers do not count.  */
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
  printf ("%d+", a); /* { dg-optimized ".*lowered .stream" } */
  printf ("%d!", a); /* { dg-optimized ".*lowered .stream" } */
  fprintf (f, "%d,", a); /* { dg-optimized ".*lowered .stream" } */
  fprintf (f, "%d;", a); /* { dg-optimized ".*lowered .stream" } */
  fprintf (f, "%d:", a); /* { dg-optimized ".*lowered .stream" } */
  fprintf (f, "%d-", a); /* { dg-optimized ".*lowered .stream" } */
  fprintf (f, "%d+", a); /* { dg-optimized ".*lowered .stream" } */
}

void
more (int a)
{
  printf ("%d 1", a); /* { dg-optimized ".*lowered .stream" } */
  printf ("%d 2", a); /* { dg-optimized ".*lowered .stream" } */
  printf ("%d 3", a); /* { dg-optimized ".*lowered .stream" } */
  printf ("%d 4", a); /* { dg-optimized ".*lowered .stream" } */
  printf ("%d 5", a); /* { dg-optimized ".*lowered .stream" } */
  printf ("%d 6", a); /* { dg-optimized ".*lowered .stream" } */
  printf ("%d 7", a); /* { dg-optimized ".*lowered .stream" } */
  printf ("%d 8", a); /* { dg-optimized ".*lowered .stream" } */
  printf ("%d 9", a); /* { dg-optimized ".*lowered .stream" } */
  printf ("%d 10", a); /* { dg-optimized ".*lowered .stream" } */
  printf ("%d 11", a); /* { dg-optimized ".*lowered .stream" } */
  printf ("%d 12", a); /* { dg-optimized ".*lowered .stream" } */
}

void
not_counted (FILE *f, int n, const int *v, char *buffer, va_list values)
{
  for (int i = 0; i < n; i++)
    fprintf (f, "%d;", v[i]); /* { dg-optimized ".*lowered .stream" } */
  sprintf (buffer, "%d", n); /* { dg-optimized ".*lowered .direct" } */
  vfprintf (f, "%d", values); /* { dg-optimized ".*lowered" } */
}

__attribute__ ((cold)) void
in_cold_code (int a)
{
  printf ("%d\n", a); /* { dg-note "printf kept: cold code would grow" } */
}
