/* SPDX-License-Identifier: GPL-3.0-or-later */
/* At -Os cold code brings no emitter, though its own code would not grow.  */
/* { dg-options "-Os" } */

#include <stdio.h>

__attribute__ ((cold)) int
f (char *p, int a)
{
  return sprintf (p, "%d", a); /* { dg-note "sprintf kept: cold code would grow" } */
}

int
g (char *p, int a)
{
  return sprintf (p, "%d", a); /* { dg-optimized "sprintf .%d. lowered .direct" } */
}
