/* Strict ISO C with -D_FORTIFY_SOURCE: GCC has no builtins __printf_chk and
   __fprintf_chk then, and these are recognised by their names.
   { dg-options "-O2 -std=c11 -D_FORTIFY_SOURCE=2" } */

#include <stdio.h>

void
f (FILE *stream, char *p, int v)
{
  printf ("%d\n", v); /* { dg-optimized "printf .%d.n. lowered .direct, value" } */
  fprintf (stream, "%d\n", v); /* { dg-optimized "fprintf .%d.n. lowered .direct, value" } */
  sprintf (p, "%d\n", v); /* { dg-optimized "sprintf .%d.n. lowered" } */
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
