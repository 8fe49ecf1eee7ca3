/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program whose only unit has so many calls in loops that they would add more
   than 6 % and 1,500 bytes to it has small ones there, and libc's where a call
   prints a single piece.  What is in a loop of a loop is lowered if it adds no
   more than 8 %, as what makes small calls takes the rest.  */
/* { dg-options "-O2" } */

#include <stdio.h>

#define LONG "A text that a lowered call needs twice, so that a dozen of them "
#define TEXT LONG LONG LONG LONG LONG
#define TEN(X) X X X X X X X X X X

/* Some 3,000 bytes.  */
__attribute__ ((noinline)) static unsigned
scramble (unsigned x)
{
  TEN (TEN (x = x * 5 ^ x >> 7; x = x * 3 ^ x >> 9;))
  return x;
}

int
main (int argc, char **argv)
{
  for (int i = 0; i < argc; i++)
    {
      printf ("%d: %s\n", i, argv[i]); /* { dg-optimized "printf .%d: %s.* lowered .small, at least 4 bytes" } */
      puts (TEXT); /* { dg-bogus ".*lowered" } */
      puts ("1" TEXT); /* { dg-bogus ".*lowered" } */
      puts ("2" TEXT); /* { dg-bogus ".*lowered" } */
      for (const char *s = argv[i]; *s; s++)
        printf ("%d: %c\n", i, *s); /* { dg-optimized "printf .%d: %c.* lowered .stream, at most 1\[0-9\] bytes" } */
    }
  return (int) scramble ((unsigned) argc) & 1;
}
