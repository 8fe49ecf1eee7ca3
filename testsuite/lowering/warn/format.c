/* Formats and arguments that do not go together.  */

#include <stdio.h>

void
formats (char *p, int v, long l, unsigned u, const char *format)
{
  sprintf (p, "%s", v); /* { dg-warning "Wformat=" } */
  sprintf (p, "%d", l); /* { dg-warning "Wformat=" } */
  sprintf (p, "%d %d", v); /* { dg-warning "Wformat=" } */
  sprintf (p, "%d", v, v); /* { dg-warning "Wformat-extra-args" } */
  sprintf (p, "%+u", u); /* { dg-warning "Wformat=" } */
  sprintf (p, "%-05d", v); /* { dg-warning "Wformat=" } */
  sprintf (p, "%d", u); /* { dg-warning "Wformat-signedness|Wformat=" } */
  sprintf (p, format, v); /* { dg-warning "Wformat-nonliteral" } */
  sprintf (p, format); /* { dg-warning "Wformat-security" } */
  sprintf (p, ""); /* { dg-warning "Wformat-zero-length" } */
  sprintf (p, "%y"); /* { dg-warning "Wformat=" } */
  sprintf (p, "%"); /* { dg-warning "Wformat=" } */
  sprintf (p, "a\0b%d", v); /* { dg-warning "Wformat-contains-nul|Wformat" } */
}

int
null_string (char *p)
{
  return sprintf (p, "%s.", (char *) 0); /* { dg-warning "null" } */
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
