/* Remarks under -fsanitize=address.  */
/* { dg-options "-O2 -fsanitize=address" } */

#include <stdio.h>

int
f (char *p, int v)
{
  return sprintf (p, "%d", v); /* { dg-missed "sprintf kept: the call is sanitized" } */
}

__attribute__ ((no_sanitize ("address"))) int
g (char *p, int v)
{
  return sprintf (p, "%d", v); /* { dg-optimized "sprintf .%d. lowered" } */
}

int
h (FILE *f, int v)
{
  return fprintf (f, "%d", v); /* { dg-missed "fprintf kept: the call is sanitized" } */
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
