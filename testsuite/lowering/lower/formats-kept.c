/* Formats that are not known, and choices of too many.  */
/* { dg-options "-O2 -w" } */

#include <stdio.h>

static const char *const in_a_table[] = { "first %d", "second %d" };
char writable[] = "%d";

void
five (char *p, int v, int c)
{
  const char *format;
  switch (c)
    {
    case 1:
      format = "a%d";
      break;
    case 7:
      format = "b%d";
      break;
    case 9:
      format = "c%d";
      break;
    case 12:
      format = "d%d";
      break;
    default:
      format = "e%d";
    }
  sprintf (p, format, v); /* { dg-missed "sprintf kept: format is not a literal" } */
}

void
unknown (char *p, const char *format, int v, int i)
{
  sprintf (p, format, v); /* { dg-missed "sprintf kept: format is not a literal" } */
  sprintf (p, v ? "a%d" : format, v); /* { dg-missed "sprintf kept: format is not a literal" } */
  sprintf (p, in_a_table[i], v); /* { dg-missed "sprintf kept: format is not a literal" } */
  sprintf (p, writable, v); /* { dg-missed "sprintf kept: format is not a literal" } */
}

/* Two calls would be larger than one.  */
void __attribute__ ((cold))
small (char *p, int v, int c)
{
  sprintf (p, c ? "a%d" : "b%u", v); /* { dg-missed "sprintf kept: format is not a literal" } */
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
