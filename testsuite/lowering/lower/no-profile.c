/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A function without a profile, as -fno-guess-branch-probability leaves it, has
   to remain without: GCC crashed later on, and lays out the code by what the
   edges say.  */
/* { dg-options "-O2 -fplugin-arg-libqrintf-inline=all -fno-guess-branch-probability -dA" } */

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

void
h (int c, int n)
{
  for (int i = 0; i < n; i++)
    printf (c ? "a%d" : "b%d ", i); /* { dg-optimized "printf .(a%d|b%d ). lowered .direct, stream" } */
}

/* -dA shows what is known of the edges.  */
/* { dg-final { asm_has "SUCC: 4" } } */
/* { dg-final { asm_lacks "guessed|adjusted" } } */
