/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program of the sample package: prints what its tests look at, or as many rows of a
   text as it is told, for a workload.  */
#include <stdio.h>
#include <stdlib.h>

#ifdef WARN
#warning "made up"
#endif

#ifndef FIRST
#define FIRST 0
#endif

int
main (int argc, char **argv)
{
  int rows = argc > 2 ? atoi (argv[2]) : argc + 2;
  for (int i = argc > 2 ? FIRST : 0; i < rows; i++)
    printf ("%s %d\n", argc > 1 ? argv[1] : "row", i);
  return 0;
}
