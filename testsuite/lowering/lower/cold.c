/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls in blocks that GCC takes for cold are kept where the code would grow, but
   for loops of code that runs once.  */
/* { dg-options "-O3" } */

#include <stdio.h>

void fatal (const char *) __attribute__ ((cold, noreturn));

int
f (char *p, size_t n, int a, long b, const char *s)
{
  char text[200];
  if (a < 0)
    {
      snprintf (text, n, "%d %ld %s %x", a, b, s, a); /* { dg-note "snprintf kept: cold code would grow" } */
      fatal (text);
    }
  return snprintf (p, n, "%d", a); /* { dg-optimized "snprintf .%d. lowered .guarded" } */
}

int
main (int argc, char **argv)
{
  if (argc > 3)
    printf ("%s %d\n", argv[0], argc); /* { dg-note "printf kept: cold code would grow" } */
  int c;
  while ((c = getchar ()) != EOF)
    if (c == ' ')
      printf ("%s %d\n", argv[0], argc); /* { dg-optimized "printf .%s %d.n. lowered" } */
}
