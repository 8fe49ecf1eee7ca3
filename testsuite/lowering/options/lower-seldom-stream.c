/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where nothing shows that a call to a stream runs often, one variant of each
   emitter has to do, and decimal numbers have one form, that which writes nothing
   behind them.  */
/* { dg-options "-O2" } */
/* { dg-final { asm_has "__qrintf_i32_exact__base" } } */
/* { dg-final { asm_has "__qrintf_i64_exact__base" } } */
/* { dg-final { asm_has "__qrintf_f64_fixed_field__base" } } */
/* { dg-final { asm_lacks "__qrintf_\[iu\]\[36\]\[24\]__base" } } */
/* { dg-final { asm_lacks "__v4" } } */

#include <stdio.h>

int
f (FILE *out, int v, long l)
{
  return fprintf (out, "%d, %ld, and then nothing more\n", v, l); /* { dg-optimized "fprintf .%d, %ld, and then nothing more.n. lowered" } */
}

int
g (FILE *out, double x)
{
  return fprintf (out, "%8.3f\n", x); /* { dg-optimized "fprintf .%8.3f.n. lowered" } */
}
