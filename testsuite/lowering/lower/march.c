/* -march names the wider emitters directly; no dispatch is needed, so that a call by
   what chooses among them would bring too many.  */
/* { dg-options "-O2 -march=x86-64-v4" } */

#include <stdio.h>

int
f (char *p, long v)
{
  return sprintf (p, "%ld", v); /* { dg-optimized "sprintf .%ld. lowered" } */
}

void
g (double d)
{
  printf ("%g\n", d); /* { dg-optimized "printf .%g.n. lowered .qrintf.s printf" } */
}

/* { dg-final { asm_has "__qrintf_i64_exact__v4" } } */
/* SPDX-License-Identifier: GPL-3.0-or-later */
