/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A unit without main is a part of a program that may be large, so with the shared
   library its calls in loops are lowered, however many there are.  */
/* { dg-options "-O2 -fplugin-arg-libqrintf-runtime=library" } */

#include <stdio.h>

void
all (int argc, char **argv)
{
  for (int i = 0; i < argc; i++)
    {
      printf ("%d: %s\n", i, argv[i]); /* { dg-optimized "printf .%d: %s.* lowered .stream, at least 4 bytes" } */
      puts ("This text is in the program twice, if the call is lowered"); /* { dg-optimized ".*lowered" } */
      puts ("And so is this one, which makes the program too large"); /* { dg-optimized ".*lowered" } */
      printf ("%d, %x, %u\n", i, i, argc); /* { dg-optimized "printf .%d, %x, %u.* lowered .stream, at most \[0-9\]+ bytes" } */
    }
}
