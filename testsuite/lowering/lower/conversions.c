/* One call of each conversion beside integers, strings and characters: how it
   is lowered, and what stays with the C library.  */
/* { dg-options "-O2 -w -fplugin-arg-libqrintf-inline=all" } */

#include <stdio.h>
#include <wchar.h>

char room[64];

void
reals (char *p, size_t size, double d, float f, long double ld, int v)
{
  sprintf (p, "%f", d); /* { dg-optimized "sprintf .%f. lowered .direct, at most 332 bytes" } */
  sprintf (p, "%d %.3g", v, f); /* { dg-optimized "sprintf .%d %.3g. lowered .direct, at most 38 bytes" } */
  sprintf (p, "%Le %d", ld, v); /* { dg-optimized "sprintf .%Le %d. lowered .direct, at most 1035 bytes" } */
  sprintf (p, "%d %a", v, d); /* { dg-optimized "sprintf .%d %a. lowered .direct, at most 1035 bytes" } */
  sprintf (p, "%*.*f", v, v, d); /* { dg-optimized "sprintf .%.*f. lowered .direct" } */
  snprintf (p, size, "%.2f", d); /* { dg-optimized "snprintf .%.2f. lowered .direct, measured, at most" } */
  snprintf (room, sizeof room, "%.2f", d); /* { dg-optimized "snprintf .%.2f. lowered .direct, measured, at most" } */
  snprintf (room, 32, "%.2f", d); /* { dg-optimized "snprintf .%.2f. lowered .direct, measured, at most" } */
  snprintf (room, 8, "%.2f %d", d, v); /* { dg-optimized "snprintf .%.2f %d. lowered .direct, scratch, at most" } */
  snprintf (NULL, 0, "%.2f", d); /* { dg-optimized "snprintf .%.2f. lowered .direct, length only, at most" } */
  printf ("%g\n", d); /* { dg-optimized "printf .%g.n. lowered .direct, stream, at most 30 bytes" } */
  sprintf (p, "%g %.0f %5g|", 1.0, -42.0, 7.0); /* { dg-optimized "sprintf .*lowered .direct, at most 12 bytes" } */
}

void
digits (char *p, double d)
{
  sprintf (p, "%.19f %.17e %.17g", d, d, d); /* { dg-optimized "sprintf .*lowered .direct" } */
  sprintf (p, "%.20f", d); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%.18e", d); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%.18g", d); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%f", 1e22); /* { dg-optimized "sprintf .%f. lowered .direct" } */
  sprintf (p, "%g", 1e22); /* { dg-optimized "sprintf .%g. lowered .direct" } */
}

void
counts (char *p, int *n, signed char *c, const char *s, int v)
{
  sprintf (p, "%d%n", v, n); /* { dg-optimized "sprintf .%d%n. lowered .direct, at most 11 bytes" } */
  sprintf (p, "%s%n%d", s, n, v); /* { dg-optimized "sprintf .%s%n%d. lowered .direct" } */
  snprintf (room, 64, "%s%hhn", s, c); /* { dg-optimized "snprintf .%s%hhn. lowered .direct, measured" } */
  snprintf (room, 64, "%s%n%s", s, n, s); /* { dg-optimized "snprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%d%n", v, p); /* { dg-missed "sprintf kept: argument 2 may overlap the destination" } */
}

void
by_libc (char *p, int v, wint_t c, const wchar_t *w, double d)
{
  sprintf (p, "%d%m", v); /* { dg-optimized "sprintf .%d%m. lowered .direct, at most 1034 bytes" } */
  sprintf (p, "%d%ls", v, w); /* { dg-optimized "sprintf .%d%ls. lowered .direct" } */
  sprintf (p, "%lc%d", c, v); /* { dg-optimized "sprintf .%lc%d. lowered .direct" } */
  sprintf (p, "%S|%C%d", w, c, v); /* { dg-optimized "sprintf .%S|%C%d. lowered .direct" } */
  sprintf (p, "%'d%d", v, v); /* { dg-optimized "sprintf .%.d%d. lowered .direct" } */
  sprintf (p, "%Id%d", v, v); /* { dg-optimized "sprintf .%Id%d. lowered .direct" } */
  sprintf (p, "%'.2f%g", d, d); /* { dg-optimized "sprintf .%.*2f%g. lowered .direct" } */
}

void
all_by_libc (char *p, int v, wint_t c, double d, long double ld)
{
  sprintf (p, "%a", d); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "<%Lf|%lc>\n", ld, c); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  sprintf (p, "%m: %d", 5); /* { dg-optimized "sprintf .*lowered .qrintf.s printf" } */
  snprintf (room, 64, "%'d", v); /* { dg-optimized "snprintf .*lowered .qrintf.s printf" } */
  snprintf (NULL, 0, "%a", d); /* { dg-optimized "snprintf .*lowered .qrintf.s printf" } */
  printf ("%a\n", d); /* { dg-optimized "printf .*lowered .qrintf.s printf" } */
}

void
positions (char *p, int v, const char *s, long long l)
{
  sprintf (p, "%2$s %1$d", v, s); /* { dg-optimized "sprintf .%2.s %1.d. lowered .direct, at least 2 bytes" } */
  sprintf (p, "%1$d %1$x", v); /* { dg-optimized "sprintf .%1.d %1.x. lowered .direct, at most 20 bytes" } */
  sprintf (p, "%Ld", l); /* { dg-optimized "sprintf .%Ld. lowered .direct, at most 20 bytes" } */
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
