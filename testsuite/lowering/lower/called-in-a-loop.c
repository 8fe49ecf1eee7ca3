/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a function is called by makes no difference: neither that main calls it in a
   loop of a loop, nor where it stands in the unit.  */
/* { dg-options "-O2" } */

#include <stdarg.h>
#include <stdio.h>

extern double value (int);
static void show (int k);
void out (int i, double v);

void
loop (int n)
{
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      show (i ^ j);
}

static __attribute__ ((noinline)) void
show (int k)
{
  printf ("%d %s\n", k, k & 1 ? "a" : "bbb"); /* { dg-optimized "printf .* lowered .qrintf.s printf" } */
}

int
main (int argc, char **argv)
{
  for (int r = 0; r < argc; r++)
    for (int c = 0; c < argc; c++)
      out (c, value (c));
}

__attribute__ ((noinline)) void
out (int i, double v)
{
  printf ("%d:%g ", i, v); /* { dg-optimized "printf .* lowered .qrintf.s printf" } */
}
