/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A text in memory takes so little time that long numbers are much of it.  So these
   have all variants, and decimal numbers the form that is faster where there is
   room behind them.  */
/* { dg-options "-O2" } */
/* { dg-final { asm_has "__qrintf_u64__v4" } } */
/* { dg-final { asm_has "__qrintf_i32__base" } } */
/* { dg-final { asm_lacks "__qrintf_i32__v4" } } */

#include <stdio.h>

int
f (char *p, int v, long l)
{
  return sprintf (p, "%d, %ld, and then nothing at all\n", v, l); /* { dg-optimized "sprintf .%d, %ld, .* lowered" } */
}
