/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats from objects that are not constant, or have too many of them, are read
   at run time; those of constant ones are found (translations/parts/hits.c).  */
/* { dg-options "-O2 -w -fplugin-arg-libqrintf-inline=all" } */

#include <stdio.h>

static const char *changed[] = { "a%d", "b%d" };
extern const char *const elsewhere[];
const char *const __attribute__ ((weak)) replaceable[] = { "a%d", "b%d" };
static const char *const volatile trembling[] = { "a%d", "b%d" };
static const char *const nine[]
    = { "a%d", "b%d", "c%d", "d%d", "e%d", "f%d", "g%d", "h%d", "i%d" };
static const struct row
{
  const char *name, *format;
} one = { "1", "l%d" };

void
change (const char *format)
{
  changed[1] = format;
}

void
unknown (char *p, int v, int i)
{
  sprintf (p, changed[i], v); /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
  sprintf (p, elsewhere[i], v); /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
  sprintf (p, replaceable[i], v); /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
  sprintf (p, trembling[i], v); /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
  sprintf (p, nine[i], v); /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
}

/* Reals are read at run time, too.  */
void
of_reals (char *p, double v, int i)
{
  sprintf (p, changed[i], v); /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
}

/* There is nothing to compare with.  */
void
known (char *p, int v)
{
  sprintf (p, one.format, v); /* { dg-optimized "sprintf .l%d. lowered .direct, at most 12 bytes\\)" } */
}
