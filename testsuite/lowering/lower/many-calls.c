/* A function of too many calls keeps those outside loops, or in the shallower
   ones; another function is not concerned.  */
/* { dg-options "-O2 -w -fplugin-arg-libqrintf-inline=all" } */

#include <stdio.h>

#define TEN(x) x x x x x x x x x x
#define MANY(x) TEN (TEN (TEN (x)))

void
f (const int *a, const int *end)
{
  for (; a < end; a++)
    printf ("%d\n", *a); /* { dg-optimized "printf .* lowered" } */
  MANY (printf ("%d, %d\n", *a, a[1]);) /* { dg-missed "printf kept: the function would become too large" } */
}

void
g (const int *a)
{
  MANY (printf (*a ? "a%d\n" : "b%d\n", a[1]);) /* { dg-missed "printf kept: the function would become too large" } */
}

void
h (const int *a)
{
  printf ("%d, %d\n", *a, a[1]); /* { dg-optimized "printf .* lowered" } */
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
