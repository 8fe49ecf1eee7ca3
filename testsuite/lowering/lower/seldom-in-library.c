/* SPDX-License-Identifier: GPL-3.0-or-later */
/* With the shared library, a call that may run seldom adds nothing to the program:
   one value has an emitter that does all of it, and other formats are read when
   the call is made, however few a unit has.  What runs often is lowered.  */
/* { dg-options "-O2 -fplugin-arg-libqrintf-runtime=library" } */
/* { dg-final { asm_has "(call|jmp)\[ \t\]+__qrintf_print_i32" } } */
/* { dg-final { asm_has "(call|jmp)\[ \t\]+__qrintf_small_stream" } } */

#include <stdio.h>

void
count (FILE *f, int n)
{
  fprintf (f, "%d\n", n); /* { dg-optimized "fprintf .%d.* lowered .value, at most 12 bytes" } */
}

void
pair (FILE *f, int a, int b)
{
  fprintf (f, "%d %d\n", a, b); /* { dg-optimized "fprintf .%d %d.* lowered .small, at most 24 bytes" } */
}

void
all (FILE *f, const int *v, int n)
{
  for (int i = 0; i < n; i++)
    fprintf (f, "%d: %d\n", i, v[i]); /* { dg-optimized "fprintf .%d: %d.* lowered .stream, at most 2\[45\] bytes" } */
}
