/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In a unit that has small calls, messages and what stands beside them are small calls,
   too: all of which the directives are plain, and which print no reals.  */
/* { dg-options "-O2" } */

#include <libintl.h>
#include <stdio.h>

#define _(TEXT) gettext (TEXT)

void
many (int a)
{
  printf ("%d 1", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 2", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 3", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 4", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 5", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 6", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 7", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 8", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 9", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 10", a); /* { dg-optimized ".*lowered .small" } */
}

void
messages (FILE *f, int a, long b, const char *s, double d)
{
  printf (_("%d files\n"), a); /* { dg-optimized "printf .%d files.n. lowered .small, at least 0 bytes" } */
  fprintf (f, _("%-9s: %ld%%\n"), s, b); /* { dg-optimized "fprintf .%-9s: %ld%%.n. lowered .small" } */
  printf ("beside %d\n", a); /* { dg-optimized "printf .beside %d.n. lowered .small, at most 19 bytes" } */
  printf (_("%g\n"), d); /* { dg-note "printf kept: nothing shows that the call runs often" } */
  printf ("beside %g\n", d); /* { dg-note "printf kept: the function prints messages" } */
  printf (_("%#x\n"), a); /* { dg-note "printf kept: nothing shows that the call runs often" } */
  printf (ngettext ("%d file\n", "%d files\n", a), a); /* { dg-note "printf kept: nothing shows that the call runs often" } */
  fprintf (stderr, _("%d!\n"), a); /* { dg-note "fprintf kept: stderr has no buffer" } */
}

void
in_loops (int n, const int *v)
{
  for (int i = 0; i < n; i++)
    {
      printf (_("%d,"), v[i]); /* { dg-optimized "printf .%d,. lowered .small" } */
      for (int k = 0; k < v[i]; k++)
        printf (_("%d;"), k); /* { dg-optimized "printf .%d;. lowered .stream, at most 1. bytes; any other format is kept" } */
    }
}

__attribute__ ((cold)) void
in_cold_code (int a)
{
  printf (_("%d\n"), a); /* { dg-note "printf kept: cold code would grow" } */
}
