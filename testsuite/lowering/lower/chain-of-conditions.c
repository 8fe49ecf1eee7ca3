/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chain of conditions makes GCC guess that the loops at its end hardly run; yet they
   may be what the program is for.  */
/* { dg-options "-O2" } */

#include <stdio.h>
#include <string.h>

extern void act (int, char **);

int
handle (char **argv, const double *v, int rows, int columns)
{
  if (strcmp ("cmd0", argv[1]) == 0)
    act (0, argv);
  else if (strcmp ("cmd1", argv[1]) == 0)
    act (1, argv);
  else if (strcmp ("cmd2", argv[1]) == 0)
    act (2, argv);
  else if (strcmp ("cmd3", argv[1]) == 0)
    act (3, argv);
  else if (strcmp ("cmd4", argv[1]) == 0)
    act (4, argv);
  else if (strcmp ("cmd5", argv[1]) == 0)
    act (5, argv);
  else if (strcmp ("cmd6", argv[1]) == 0)
    act (6, argv);
  else if (strcmp ("cmd7", argv[1]) == 0)
    act (7, argv);
  else if (strcmp ("cmd8", argv[1]) == 0)
    act (8, argv);
  else if (strcmp ("cmd9", argv[1]) == 0)
    act (9, argv);
  else if (strcmp ("cmd10", argv[1]) == 0)
    act (10, argv);
  else if (strcmp ("cmd11", argv[1]) == 0)
    act (11, argv);
  else if (strcmp ("cmd12", argv[1]) == 0)
    act (12, argv);
  else if (strcmp ("cmd13", argv[1]) == 0)
    act (13, argv);
  else if (strcmp ("cmd14", argv[1]) == 0)
    act (14, argv);
  else if (strcmp ("cmd15", argv[1]) == 0)
    act (15, argv);
  else if (strcmp ("cmd16", argv[1]) == 0)
    act (16, argv);
  else if (strcmp ("cmd17", argv[1]) == 0)
    act (17, argv);
  else if (strcmp ("cmd18", argv[1]) == 0)
    act (18, argv);
  else if (strcmp ("cmd19", argv[1]) == 0)
    act (19, argv);
  else if (strcmp ("cmd20", argv[1]) == 0)
    act (20, argv);
  else if (strcmp ("cmd21", argv[1]) == 0)
    act (21, argv);
  else if (strcmp ("cmd22", argv[1]) == 0)
    act (22, argv);
  else if (strcmp ("cmd23", argv[1]) == 0)
    act (23, argv);
  else if (strcmp ("fetch", argv[1]) == 0)
    for (int row = 0; row < rows; row++)
      {
        printf ("%10d:", row); /* { dg-optimized "printf .* lowered .direct, stream" } */
        for (int i = 0; i < columns; i++)
          printf (" %0.10e", *v++); /* { dg-optimized "printf .* lowered .direct, stream" } */
        printf ("\n"); /* { dg-optimized "putchar .* lowered" } */
      }
  return 0;
}
