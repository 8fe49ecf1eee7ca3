/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In a program whose only unit has more emitters in loops than fit into it, those
   have one variant, but for what an attribute says to be hot.  */
/* { dg-options "-O2" } */
/* { dg-final { asm_has "weakref\t__qrintf_i64_exact\.\[0-9a-f\]+, __qrintf_i64_exact__base" } } */
/* { dg-final { asm_has "__qrintf_x32\[a-z_\]*__v4" } } */
/* { dg-final { asm_lacks "__qrintf_\[iu\]\[36\]\[24\]\[a-z_\]*__v4" } } */
/* { dg-final { asm_lacks "__qrintf_str\[a-z_\]*__v4" } } */

#include <stdio.h>

__attribute__ ((hot, noinline)) static void
print_hot (unsigned v)
{
  printf ("<%x>\n", v); /* { dg-optimized "printf .<%x>.n. lowered" } */
}

int
main (int argc, char **argv)
{
  for (int i = 0; i < argc; i++)
    {
      printf ("%d: %s\n", i, argv[i]); /* { dg-optimized "printf .%d: %s.n. lowered" } */
      printf ("%ld %d\n", (long) argv[i], argc - i); /* { dg-optimized "printf .%ld %d.n. lowered" } */
      print_hot ((unsigned) i);
    }
}
