/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An object in which a call is lowered has the mark of the plugin in .comment.  */
/* { dg-options "-O2" } */
/* { dg-final { asm_has "ident\[ \t\]+.qrintf \[0-9\]" } } */

#include <stdio.h>

int
text (char *s, int v)
{
  return sprintf (s, "%d", v);
}
