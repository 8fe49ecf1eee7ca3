/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers of up to four digits need one variant of their emitter, as all take as long,
   also where the room behind them would allow another one.  */
/* { dg-options "-O2" } */
/* { dg-final { asm_has "(call|jmp)\[ \t\]+__qrintf_i32_exact__base" } } */
/* { dg-final { asm_has "(call|jmp)\[ \t\]+__qrintf_u32_exact__base" } } */
/* { dg-final { asm_lacks "(call|jmp)\[ \t\]+__qrintf_\[iu\](32|64)(_exact)?(\\.|@|\n)" } } */

#include <stdio.h>

void
numbers (FILE *f, const short *v, const unsigned long *w, int n)
{
  for (int i = 0; i < n; i++)
    fprintf (f, "%d, which is behind %lu, and so on.\n", v[i] % 1000, w[i] % 10000); /* { dg-optimized "fprintf .* lowered .stream, at most 39 bytes" } */
}
