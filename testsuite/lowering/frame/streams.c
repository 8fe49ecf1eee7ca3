/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that print to streams need no memory of their own in the caller.  */

#include <stdio.h>

void
numbers (const int *v, int n)
{
  for (int i = 0; i < n; i++)
    printf ("%d\n", v[i]);
}

int
strings (FILE *f, char *const *s, const double *v, int n)
{
  int length = 0;
  for (int i = 0; i < n; i++)
    length += fprintf (f, "%s: %g\n", s[i], v[i]);
  return length;
}

void
run_of_calls (FILE *f, char *const *s, int n)
{
  for (int i = 0; i < n; i++)
    {
      fputs (s[i], f);
      fprintf (f, ",%d,", i);
      fprintf (f, "%s\n", s[i]);
    }
}
