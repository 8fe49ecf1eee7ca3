/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A call that chooses its format stays one call where no format becomes direct
   code.  */
/* { dg-options "-O2 -w" } */
/* { dg-final { asm_lacks "\nnone:.*sprintf.*sprintf.*size\[ \t\]+none" } } */

#include <stdio.h>

void
none (char *p, int c, int v)
{
  sprintf (p, c ? "%y" : "%k", v); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
}
