/* A function without a profile, as -fno-guess-branch-probability leaves it, has
   to remain without: GCC crashed later on.  */
/* { dg-options "-O2 -fplugin-arg-libqrintf-inline=all -fno-guess-branch-probability" } */

#include <stdio.h>

void
f (const char *s, int a)
{
  printf ("%s %d\n", s, a); /* { dg-optimized "printf .%s %d.n. lowered .direct, stream" } */
}

int
g (char *b, size_t n, int a)
{
  return snprintf (b, n, "%d", a); /* { dg-optimized "snprintf .%d. lowered .direct, guarded" } */
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
