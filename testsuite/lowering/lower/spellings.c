/* Every name of each function; others are left alone, without a remark.  */
/* { dg-options "-O2 -fplugin-arg-libqrintf-inline=all" } */

#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>

int my_sprintf (char *, const char *, ...)
  __attribute__ ((format (printf, 2, 3)));

void
names (char *p, FILE *f, int v, va_list ap)
{
  __builtin_sprintf (p, "%d", v); /* { dg-optimized "sprintf .%d. lowered" } */
  __builtin_snprintf (p, 20, "%d", v); /* { dg-optimized "snprintf .%d. lowered" } */
  __builtin___sprintf_chk (p, 1, 20, "%d", v); /* { dg-optimized "sprintf .%d. lowered" } */
  __builtin___snprintf_chk (p, 20, 1, 20, "%d", v); /* { dg-optimized "snprintf .%d. lowered" } */
  my_sprintf (p, "%d", v);
  vsprintf (p, "%d", ap); /* { dg-optimized "vsprintf .%d. lowered" } */
}

int printf_unlocked (const char *, ...);
int fprintf_unlocked (FILE *, const char *, ...);

void
streams (FILE *f, int v)
{
  printf ("%d", v); /* { dg-optimized "printf .%d. lowered .direct, value" } */
  fprintf (f, "%d", v); /* { dg-optimized "fprintf .%d. lowered .direct, value" } */
  printf_unlocked ("%d", v); /* { dg-optimized "printf_unlocked .%d. lowered .direct, stream" } */
  fprintf_unlocked (f, "%d", v); /* { dg-optimized "fprintf_unlocked .%d. lowered .direct, stream" } */
  __builtin___printf_chk (1, "%d", v); /* { dg-optimized "printf .%d. lowered .direct, value" } */
  __builtin___fprintf_chk (f, 1, "%d", v); /* { dg-optimized "fprintf .%d. lowered .direct, value" } */
}

void
others (char **p, int v)
{
  dprintf (1, "%d", v); /* { dg-optimized "dprintf .%d. lowered .direct, scratch" } */
  (void) !asprintf (p, "%d", v); /* { dg-optimized "asprintf .%d. lowered .direct, scratch" } */
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
