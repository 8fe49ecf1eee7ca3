/* SPDX-License-Identifier: GPL-3.0-or-later */
/* At -Os one variant of each emitter has to do.  */
/* { dg-options "-Os" } */
/* { dg-final { asm_has "__qrintf_i32\[a-z_\]*__base" } } */
/* { dg-final { asm_lacks "__v4" } } */

#include <stdio.h>

int
f (char *p, int v)
{
  return sprintf (p, "%d", v); /* { dg-optimized "sprintf .%d. lowered" } */
}
