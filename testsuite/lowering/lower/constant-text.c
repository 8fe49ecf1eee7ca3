/* Constant arguments are folded: nothing is converted at run time.  */
/* { dg-options "-O2" } */

#include <stdio.h>

int
f (char *p)
{
  return sprintf (p, "%s=%05d%c", "name", -42, '\n'); /* { dg-optimized "sprintf .* lowered .direct, at most 11 bytes" } */
}

/* { dg-final { asm_lacks "call|jmp|printf" } } */
/* SPDX-License-Identifier: GPL-3.0-or-later */
