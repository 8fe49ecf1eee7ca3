/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls in loops of loops are small, too, where these alone would add too much to
   a program's only unit, also where the function is inlined that makes them; but
   not where an attribute says that the code is hot.  What is in one loop is small
   then as well.  */
/* { dg-options "-O2" } */

#include <stdio.h>

#define LONG "A text that a lowered call needs twice, so that a dozen of them "
#define TEXT LONG LONG LONG LONG LONG

static void
print_character (int i, const char *s)
{
  printf (TEXT "%d\n", i); /* { dg-optimized "printf .A text.* lowered .small, at most \[0-9\]+ bytes" } */
  printf (TEXT "%s\n", s); /* { dg-optimized "printf .A text.* lowered .small, at least \[0-9\]+ bytes" } */
  printf (TEXT "%c\n", *s); /* { dg-optimized "printf .A text.* lowered .small, at most \[0-9\]+ bytes" } */
}

__attribute__ ((hot, noinline)) static void
print_number (int i, int n)
{
  printf ("%d: %d\n", i, n); /* { dg-optimized "printf .%d: %d.* lowered .stream, at most \[0-9\]+ bytes" } */
}

int
main (int argc, char **argv)
{
  for (int i = 0; i < argc; i++)
    {
      printf ("%d: %s\n", i, argv[i]); /* { dg-optimized "printf .%d: %s.* lowered .small, at least 4 bytes" } */
      for (const char *s = argv[i]; *s; s++)
        {
          print_character (i, s);
          print_number (i, *s);
        }
    }
}
