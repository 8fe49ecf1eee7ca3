/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remarks under -fsanitize=KIND, which is also -DKIND.  */

#include <stdio.h>

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF (x)

int
f (char *p, int v)
{
  return sprintf (p, "%d", v); /* { dg-missed "sprintf kept: the call is sanitized" } */
}

__attribute__ ((no_sanitize (TEXT (KIND)))) int
g (char *p, int v)
{
  return sprintf (p, "%d", v); /* { dg-optimized "sprintf .%d. lowered" } */
}

int
h (FILE *f, int v)
{
  return fprintf (f, "%d", v); /* { dg-missed "fprintf kept: the call is sanitized" } */
}
