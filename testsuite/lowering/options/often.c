/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In a loop the variants for all CPUs are there.  */
/* { dg-options "-O2" } */
/* { dg-final { asm_has "__qrintf_\[iu\]32\[a-z_\]*__v4" } } */
/* { dg-final { asm_has "__qrintf_str\[a-z_\]*__v4" } } */

#include <stdio.h>

void
f (const char *s, int n)
{
  for (int i = 0; i < n; i++)
    printf ("%s%d\n", s, i); /* { dg-optimized "printf .%s%d.n. lowered" } */
}
