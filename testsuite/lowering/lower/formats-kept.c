/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that are not known, and choices of too many, where reals are to be
   printed: other formats are read at run time.  */
/* { dg-options "-O2 -w" } */

#include <stdio.h>

char writable[] = "%g";

void
nine (char *p, double v, int c)
{
  const char *format;
  switch (c)
    {
    case 1: format = "a%g"; break;
    case 7: format = "b%g"; break;
    case 9: format = "c%g"; break;
    case 20: format = "d%g"; break;
    case 33: format = "e%g"; break;
    case 47: format = "f%g"; break;
    case 66: format = "g%g"; break;
    case 80: format = "h%g"; break;
    default: format = "i%g";
    }
  sprintf (p, format, v); /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
}

void
unknown (char *p, const char *format, double v)
{
  sprintf (p, format, v); /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
  sprintf (p, writable, v); /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
}

/* One of them is known.  */
void
perhaps (char *p, const char *format, double v)
{
  sprintf (p, format ? format : "a%g", v); /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
}

/* Two calls would be larger than one.  */
void __attribute__ ((cold))
small (char *p, double v, int c)
{
  sprintf (p, c ? "a%g" : "b%f", v); /* { dg-note "sprintf kept: the function has the attribute cold" } */
}
