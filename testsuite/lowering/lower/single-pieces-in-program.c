/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program that prints little but single pieces may grow by their emitters.  One that
   has more: loops-in-program.c.  */
/* { dg-options "-O2" } */

#include <stdio.h>
#include <string.h>

int
main (int argc, char **argv)
{
  for (int i = 0; i < argc; i++)
    {
      printf ("%s\n", argv[i]); /* { dg-optimized "puts .%s.n. lowered .value" } */
      if (fwrite (argv[i], 1, strlen (argv[i]), stdout) == 0) /* { dg-optimized "fwrite lowered .block" } */
        return 1;
    }
  return 0;
}
