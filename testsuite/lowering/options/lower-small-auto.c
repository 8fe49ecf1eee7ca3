/* SPDX-License-Identifier: GPL-3.0-or-later */
/* At -Os the variants for all CPUs are there if the user asks for them.  */
/* { dg-options "-Os -fplugin-arg-libqrintf-cpu=auto" } */
/* { dg-final { asm_has "__qrintf_i32\[a-z_\]*__v4" } } */

#include <stdio.h>

int
f (char *p, int v)
{
  return sprintf (p, "%d", v); /* { dg-optimized "sprintf .%d. lowered" } */
}
