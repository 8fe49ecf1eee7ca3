/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chain of conditions makes GCC guess that the loops at its end hardly run; yet they
   may be what the program is for.  */
/* { dg-options "-O2" } */

#include <stdio.h>
#include <string.h>

extern void act (int, char **);

#define COMMAND(LETTER, N)                                                     \
  if (strcmp (#LETTER #N, argv[1]) == 0)                                       \
    act (#LETTER[0] + N, argv);                                                \
  else
#define COMMANDS(LETTER)                                                       \
  COMMAND (LETTER, 0) COMMAND (LETTER, 1) COMMAND (LETTER, 2)                  \
  COMMAND (LETTER, 3) COMMAND (LETTER, 4) COMMAND (LETTER, 5)                  \
  COMMAND (LETTER, 6) COMMAND (LETTER, 7)

int
handle (char **argv, const double *v, int rows, int columns)
{
  COMMANDS (a) COMMANDS (b) COMMANDS (c)
  if (strcmp ("fetch", argv[1]) == 0)
    for (int row = 0; row < rows; row++)
      {
        printf ("%10d:", row); /* { dg-optimized "printf .* lowered .direct, stream" } */
        for (int i = 0; i < columns; i++)
          printf (" %0.10e", *v++); /* { dg-optimized "printf .* lowered .direct, stream" } */
        printf ("\n"); /* { dg-optimized "putchar .* lowered" } */
      }
  return 0;
}
