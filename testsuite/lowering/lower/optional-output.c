/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is printed only where a stream is there is judged as if it were in no loop, but
   for hot functions.  */
/* { dg-options "-O2" } */

#include <stdio.h>

extern FILE *log_file;
#define LOG(...) do { if (log_file) fprintf (log_file, __VA_ARGS__); } while (0)

void
points (const double *x, const double *y, int n)
{
  for (int i = 0; i < n; i++)
    LOG ("(%.3f,%.3f) ", x[i], y[i]); /* { dg-optimized "fprintf .* lowered .small" } */
}

void
in_inner_loop (const double *x, int n, int m)
{
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      LOG ("%g ", x[i * n + j]); /* { dg-optimized "fprintf .* lowered .small" } */
}

__attribute__ ((hot)) void
in_hot_function (const double *x, int n)
{
  for (int i = 0; i < n; i++)
    LOG ("%g ", x[i]); /* { dg-optimized "fprintf .* lowered .stream" } */
}

/* The stream is asked for once, before the loop.  */
void
asked_before (FILE *f, const double *x, int n)
{
  if (f)
    for (int i = 0; i < n; i++)
      fprintf (f, "%g ", x[i]); /* { dg-optimized "fprintf .* lowered .stream" } */
}

/* Another pointer is asked for.  */
void
other_pointer (FILE *f, const double *const *x, int n)
{
  for (int i = 0; i < n; i++)
    if (x[i])
      fprintf (f, "%g ", *x[i]); /* { dg-optimized "fprintf .* lowered .stream" } */
}

/* It is not there where this is printed.  The stream changes, or GCC 14
   would ask the condition once, before the loop.  */
void
without (FILE *f, FILE *const *others, const double *x, int n)
{
  for (int i = 0; i < n; i++)
    {
      FILE *other = others[i];
      if (!other)
        fprintf (f, "%g ", x[i]); /* { dg-optimized "fprintf .* lowered .stream" } */
      else
        fprintf (other, "%g,", x[i]); /* { dg-optimized "fprintf .* lowered .small" } */
    }
}
