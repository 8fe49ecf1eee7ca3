/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program may define stdout itself, and printf uses that.  */
/* { dg-options "-O2 -fplugin-arg-libqrintf-inline=all" } */

#include <stdio.h>

FILE *stdout;

void
changed (FILE *f, int v)
{
  printf ("%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  stdout = f;
  printf ("%d;", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
}
