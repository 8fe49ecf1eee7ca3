/* SPDX-License-Identifier: GPL-3.0-or-later */
/* With the shared library, a program whose only unit has so many calls in loops
   that they would add more than 3 % and 450 bytes to it has small ones there,
   and libc's where a call prints a single piece.  What is in a loop of a loop is
   lowered, unless it alone would be too large.  */
/* { dg-options "-O2 -fplugin-arg-libqrintf-runtime=library" } */

#include <stdio.h>

int
main (int argc, char **argv)
{
  for (int i = 0; i < argc; i++)
    {
      printf ("%d: %s\n", i, argv[i]); /* { dg-optimized "printf .%d: %s.* lowered .small, at least 4 bytes" } */
      puts ("This text is in the program twice, if the call is lowered"); /* { dg-bogus ".*lowered" } */
      puts ("And so is this one, which makes the program too large"); /* { dg-bogus ".*lowered" } */
      printf ("%d, %x, %u\n", i, i, argc); /* { dg-optimized "printf .%d, %x, %u.* lowered .small, at most \[0-9\]+ bytes" } */
      for (const char *s = argv[i]; *s; s++)
        {
          printf ("%d: %c\n", i, *s); /* { dg-optimized "printf .%d: %c.* lowered .stream, at most 1\[0-9\] bytes" } */
          printf ("%d%c%c%c%c%c%c%c%c%c%c%c%c\n", i, *s, *s, *s, *s, *s, *s, /* { dg-optimized "printf .%d%c.* lowered .small, at most .. bytes" } */
                  *s, *s, *s, *s, *s, *s);
          printf ("%d%c%c%c%c%c%c%c%c%c%c%c.\n", i, *s, *s, *s, *s, *s, *s, /* { dg-optimized "printf .%d%c.* lowered .stream, at most .. bytes" } */
                  *s, *s, *s, *s, *s);
        }
    }
}
