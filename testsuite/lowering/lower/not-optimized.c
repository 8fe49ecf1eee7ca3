/* A debug build stays as it is written.  */
/* { dg-options "-O0" } */
/* { dg-final { lowered 0 } } */

#include <stdio.h>

int
f (char *p, int v)
{
  return sprintf (p, "%d", v) + snprintf (p, 9, "%u", v);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
