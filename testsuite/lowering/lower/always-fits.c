/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An emitter without a limit always returns a cursor: where calls are merged, none
   of them asks behind it whether its text fitted.  */
/* { dg-options "-O2 -fplugin-arg-libqrintf-inline=all" } */
/* { dg-final { asm_has "call\[ \t\]+__qrintf_i32_exact" } } */
/* { dg-final { asm_lacks "call\[ \t\]+__qrintf_i32_exact\[^\n\]*\n(\tmov\[^\n\]*\n)*\ttest" } } */

#include <stdio.h>

void
count (FILE *f, int v)
{
  fputs ("count: ", f); /* { dg-optimized "fwrite .* lowered" } */
  fprintf (f, "%d", v); /* { dg-optimized "fprintf .* lowered" } */
  putc ('\n', f); /* { dg-optimized "putc .* lowered" } */
}
