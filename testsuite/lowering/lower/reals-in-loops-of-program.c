/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program that prints reals in its loops may have more calls there before they
   become small ones.  */
/* { dg-options "-O2" } */

#include <stdio.h>
#include <stdlib.h>

#define LONG "A text that a lowered call needs twice, so that a dozen of them "
#define TEXT LONG LONG LONG LONG LONG

int
main (int argc, char **argv)
{
  for (int i = 0; i < argc; i++)
    {
      printf (TEXT "%d\n", i); /* { dg-optimized "printf .A text.* lowered .stream, at most \[0-9\]+ bytes" } */
      printf (TEXT "%s\n", argv[i]); /* { dg-optimized "printf .A text.* lowered .stream, at least \[0-9\]+ bytes" } */
      printf (TEXT "%g\n", atof (argv[i])); /* { dg-optimized "printf .A text.* lowered .stream, at most \[0-9\]+ bytes" } */
    }
}
