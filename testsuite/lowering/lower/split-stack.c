/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emitters do not look whether there is stack enough.  */
/* { dg-options "-O2 -fsplit-stack" } */

#include <stdio.h>

int
f (char *p, int v)
{
  return sprintf (p, "%d", v); /* { dg-missed "sprintf kept: -fsplit-stack" } */
}
