/* SPDX-License-Identifier: GPL-3.0-or-later */
/* With -fsplit-stack nothing is lowered, as emitters do not check the stack.  */
/* { dg-options "-O2 -fsplit-stack" } */

#include <stdio.h>

int
f (char *p, int v)
{
  return sprintf (p, "%d", v); /* { dg-missed "sprintf kept: -fsplit-stack" } */
}
