/* At -Os a call is lowered only where the code does not grow.  */
/* { dg-options "-Os" } */

#include <stdio.h>

int
f (char *p, size_t n, int a, long b, const char *s)
{
  int r = snprintf (p, n, "%d %ld %s %x", a, b, s, a); /* { dg-note "snprintf kept: the code would grow at -Os" } */
  r += sprintf (p, "%d", a); /* { dg-optimized "sprintf .%d. lowered .direct" } */
  return r;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
