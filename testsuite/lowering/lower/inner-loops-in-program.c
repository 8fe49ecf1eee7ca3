/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls in loops of loops are lowered in any case, and do not count for what the
   calls in loops of a program's only unit may add, also where the function is
   inlined that makes them.  */
/* { dg-options "-O2" } */

#include <stdio.h>

#define LONG "A text that a lowered call needs twice, so that a dozen of them "
#define TEXT LONG LONG LONG LONG LONG

static void
print_character (int i, const char *s)
{
  printf (TEXT "%d\n", i); /* { dg-optimized "printf .A text.* lowered .stream, at most \[0-9\]+ bytes" } */
  printf (TEXT "%s\n", s); /* { dg-optimized "printf .A text.* lowered .stream, at least \[0-9\]+ bytes" } */
  printf (TEXT "%c\n", *s); /* { dg-optimized "printf .A text.* lowered .stream, at most \[0-9\]+ bytes" } */
}

int
main (int argc, char **argv)
{
  for (int i = 0; i < argc; i++)
    {
      printf ("%d: %s\n", i, argv[i]); /* { dg-optimized "printf .%d: %s.* lowered .stream, at least 4 bytes" } */
      for (const char *s = argv[i]; *s; s++)
        print_character (i, s);
    }
}
