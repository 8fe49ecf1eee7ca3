/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The remark on a call that -fno-builtin keeps says so: fortified calls are GCC's
   builtins even then.  */
/* { dg-options "-O2 -fno-builtin-sprintf -D_FORTIFY_SOURCE=2" } */

#include <stdio.h>

int
f (char *p, int v)
{
  return sprintf (p, "%d", v); /* { dg-missed "sprintf kept: -fno-builtin names it" } */
}
