/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program with so many kinds of values in loops that the second variants of their
   emitters do not fit into it.  What its calls refer to is another symbol than the
   compiler wrote.  */
/* { dg-options "-O2" } */

#include <limits.h>
#include <stdio.h>

int
main (int argc, char **argv)
{
  static const long values[]
      = { 0, 1, -1, 9, 10, 99, 100, INT_MAX, INT_MIN, UINT_MAX, LONG_MAX,
          LONG_MIN };
  static const char *const names[] = { "", "a", "a longer name than one block" };
  for (int i = 0; i < (int) (sizeof values / sizeof *values); i++)
    {
      printf ("%d|%u|%x\n", (int) values[i], (unsigned) values[i],
              (unsigned) values[i]);
      printf ("%ld|%lu|%lx\n", values[i], (unsigned long) values[i],
              (unsigned long) values[i]);
      printf ("%s: %s\n", names[i % 3], names[(i + argc) % 3]);
    }
  return argv[0] == NULL;
}
