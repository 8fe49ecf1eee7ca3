/* Formats that are not known, or wrong, and values that do not match: the printf of
   the runtime reads them.  What may overlap stays with the C library.  */
/* { dg-options "-O2 -w" } */

#include <stdio.h>

void
odd_formats (char *p, const char *format, int v, double d)
{
  snprintf (p, 9, format, d); /* { dg-optimized "snprintf .*lowered .qrintf.s printf" } */
  sprintf (p, format, d); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%d %", v); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%d %y", v); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%1$d %d", v, v); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%3$d %1$d", v, v, v); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%0$d", v); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%1$*0$d", v); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%2147483648d", v); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
}

void
wrong_arguments (char *p, __int128 large, double d, long double ld, int v)
{
  sprintf (p, "%d %d", v); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%ld", v); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%d %s", v, v); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%ld", d); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%f", v); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%Lf", d); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%g", ld); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%d%n", v, v); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%2$s %1$d", v, v); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%1$d %1$s", v); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%d", large); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%*d", d, v); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
}

void
overlapping (char *p, int v)
{
  sprintf (p, "%s,%d", p, v); /* { dg-missed "sprintf kept: argument 1 may overlap the destination" } */
  sprintf (p + 3, "%d%s", v, p); /* { dg-missed "sprintf kept: argument 2 may overlap the destination" } */
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
