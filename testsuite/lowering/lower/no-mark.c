/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An object in which no call is lowered has no mark.  */
/* { dg-options "-O2" } */
/* { dg-final { asm_lacks "qrintf" } } */

#include <stdio.h>

__attribute__ ((cold)) int
text (char *s, int v)
{
  return sprintf (s, "%d", v);
}
