/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A call that prints reals, where nothing shows that it runs often, is a small
   one if all of its directives are plain: no other code is compiled for it.  */
/* { dg-options "-O2" } */

#include <stdio.h>

void
kinds (FILE *f, int a, unsigned long b, double d, const char *s)
{
  printf ("%f\n", d); /* { dg-optimized ".*lowered .small" } */
  fprintf (f, "%s: %.2f %d %c\n", s, d, a, a); /* { dg-optimized ".*lowered .small" } */
  fprintf (f, "%lg %e %lu %zx", d, d, b, sizeof d); /* { dg-optimized ".*lowered .small" } */
  fprintf (f, "%.*f\n", a, d); /* { dg-optimized ".*lowered .small" } */
  printf ("%.*s %g\n", a, s, d); /* { dg-optimized ".*lowered .small" } */
  printf ("%f\n", (float) d); /* { dg-optimized ".*lowered .small" } */
  if (printf ("%.17g", d) < 0) /* { dg-optimized ".*lowered .small" } */
    fclose (f);
}

void
other_sinks (char *buffer, size_t size, double d)
{
  sprintf (buffer, "%f", d); /* { dg-optimized ".*lowered" } */
  snprintf (buffer, size, "%f", d); /* { dg-optimized ".*lowered .measured" } */
}

void
in_a_loop (FILE *f, int n, const double *v)
{
  for (int i = 0; i < n; i++)
    fprintf (f, "%g;", v[i]); /* { dg-optimized ".*lowered .stream" } */
}

/* As in io.write of lua.  */
void
in_a_branch_of_a_loop (FILE *f, int n, const int *kinds, const double *v)
{
  while (n--)
    if (kinds[n] == 3)
      {
        if (kinds[n + 1] == 5)
          fprintf (f, "%.14g", v[n]); /* { dg-optimized ".*lowered .stream" } */
      }
}

__attribute__ ((optimize ("Os"))) void
for_size (FILE *f, double d)
{
  fprintf (f, "%g;", d); /* { dg-note ".*kept" } */
}

__attribute__ ((cold)) void
in_cold_code (double d)
{
  printf ("%g\n", d); /* { dg-note "printf kept: cold code would grow" } */
}
