/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program whose only unit has so many calls in loops that they would add more
   than 6 % and 1,500 bytes to it has small ones there, and libc's where a call
   prints a single piece.  What is in a loop of a loop is lowered, and does not
   count.  */
/* { dg-options "-O2" } */

#include <stdio.h>

#define LONG "A text that a lowered call needs twice, so that a dozen of them "
#define TEXT LONG LONG LONG LONG LONG

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
}
