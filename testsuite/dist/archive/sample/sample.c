/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program of the sample package: prints what its tests look at.  */
#include <stdio.h>

#ifdef WARN
#warning "made up"
#endif

int
main (int argc, char **argv)
{
  for (int i = 0; i < argc + 2; i++)
    printf ("%s %d\n", argc > 1 ? argv[1] : "row", i);
  return 0;
}
