/* SPDX-License-Identifier: GPL-3.0-or-later */
/* libquadmath registers a modifier, and the letters of reals for what has it.
   With an argument the program registers a letter of its own as well.  */

#include "own-conversion.h"

#include <quadmath.h>

int
main (int argc, char **argv)
{
  (void) argv;
  char text[100];
  __float128 third = 1 / (__float128) 3;
  quadmath_snprintf (text, sizeof text, "%.30Qf", third);
  fputs (text, stdout);
  if (argc > 1)
    register_printf_specifier ('f', print_own, takes_an_int);
  if (argc > 1)
    printf (" %f %d\n", 5, 6);
  else
    printf (" %f %d\n", 5.5, 6);
  printf ("%.30Qe\n", third);
  printf ("%d %.30Qe %g\n", 7, third, 8.5);
  printf ("%.3e %G\n", 9.5, 10.5);
  return 0;
}
