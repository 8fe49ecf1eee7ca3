/* Nothing is lowered and nothing remarked.  */
/* { dg-options "-O2 -fplugin-arg-libqrintf-disable" } */

#include <stdio.h>

int
f (char *p, int v)
{
  return sprintf (p, "%d", v);
}

/* { dg-final { lowered none } } */
/* { dg-final { asm_lacks "__qrintf" } } */
/* SPDX-License-Identifier: GPL-3.0-or-later */
