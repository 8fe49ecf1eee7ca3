/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is written behind the end of a text whose length is known.  */

#include <stdio.h>
#include <string.h>

void out (const char *);

void
copied (int x, const char *s)
{
  char b[8];
  sprintf (b, "%d", x & 7);
  memcpy (b + strlen (b), s, 100); /* { dg-warning "Warray-bounds|Wstringop-overflow" } */
  out (b);
}

void
from_too_little (int x)
{
  char b[8], a[4] = "abc";
  sprintf (b, "%d", x & 7);
  memcpy (b + strlen (b), a, 5); /* { dg-warning "Warray-bounds|Wstringop-overread" } */
  out (b);
}

void
appended (int x)
{
  char b[8];
  sprintf (b, "%d", x & 7);
  strcat (b, "1234567");
  out (b);
}
