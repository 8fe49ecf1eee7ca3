/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program that prints reals in loops may grow by so much more that it has all
   variants of its emitters.  */
/* { dg-options "-O2" } */
/* { dg-final { asm_has "__qrintf_f64_fixed__v4" } } */
/* { dg-final { asm_has "__qrintf_u64\[a-z_\]*__v4" } } */
/* { dg-final { asm_lacks "weakref\t__qrintf_i64_exact" } } */

#include <stdio.h>

int
main (int argc, char **argv)
{
  for (int i = 0; i < argc; i++)
    {
      printf ("%d: %s\n", i, argv[i]); /* { dg-optimized "printf .%d: %s.n. lowered" } */
      printf ("%ld %f\n", (long) argv[i], i / 3.0); /* { dg-optimized "printf .%ld %f.n. lowered" } */
    }
}
