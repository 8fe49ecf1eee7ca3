/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In a loop it does not matter that GCC guesses a pointer to be no null pointer.  */
/* { dg-options "-O2" } */

#include <stdio.h>

struct io
{
  int *list;
};
struct element
{
  int a, b, c, d;
};
extern struct element *first (void *), *next (void *);
extern char name[];

void
out (struct io *o, void *mesh, int nonlinear)
{
  FILE *f = NULL;
  int n = 0;
  if (o == NULL)
    {
      f = fopen (name, "w");
      if (!f)
        {
          printf ("cannot create %s.\n", name); /* { dg-optimized "printf .* lowered" } */
          return;
        }
    }
  struct element *e = first (mesh);
  while (e != NULL)
    {
      if (o == NULL)
        fprintf (f, "%5d   %5d %5d", n, e->a, e->b); /* { dg-optimized "fprintf .* lowered .direct, stream" } */
      else
        o->list[n] = e->a;
      if (nonlinear)
        if (o == NULL)
          fprintf (f, "  %5d", e->d); /* { dg-optimized "fprintf .* lowered .direct, stream" } */
      e = next (mesh);
      n++;
    }
}
