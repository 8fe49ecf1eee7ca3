/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stream that is what stdout is when it is printed to: as printf, without a load
   for the call; only the fallback loads it, and what is another call of the
   same.  */
/* { dg-options "-O2" } */

#include <stdio.h>

int total;
void between (void);

int
loaded_at_once (int v)
{
  return fprintf (stdout, "%d/%d", v, v); /* { dg-optimized "fprintf .* lowered" } */
}

/* The header's putchar is putc (c, stdout).  */
void
characters (const int *v, int n)
{
  for (int i = 0; i < n; i++)
    {
      printf ("%d..%d", v[i], v[i]); /* { dg-optimized "printf .* lowered" } */
      between ();
      putchar (v[i]); /* { dg-optimized "putc .* lowered" } */
      between ();
    }
}

int
stored_between (int v)
{
  FILE *f = stdout;
  total += v;
  return fprintf (f, "%d:%d", v, v); /* { dg-optimized "fprintf .* lowered" } */
}

void
in_loop (const int *v, int n)
{
  for (int i = 0; i < n; i++)
    {
      fprintf (stdout, "%d.%d", v[i], v[i]); /* { dg-optimized "fprintf .* lowered" } */
      fputs ("; ", stdout); /* { dg-optimized "fwrite .* lowered .*merged" } */
    }
}

/* What is compared with a literal has the fallback of any other format.  */
extern const char *gettext (const char *) __attribute__ ((format_arg (1)));

void
translated (int n)
{
  for (int i = 0; i < n; i++)
    for (int k = 0; k < i; k++)
      fprintf (stdout, gettext ("%d,%d\n"), i, k); /* { dg-optimized "fprintf .*lowered" } */
}

void
chosen (const char *s, int n)
{
  for (int i = 0; i < n; i++)
    fprintf (stdout, i & 1 ? "%d|%d\n" : s, i, n); /* { dg-optimized "fprintf .*lowered" } */
}

/* { dg-final { asm_has "__qrintf_stdout_enter" } } */
/* { dg-final { asm_has "__qrintf_putc" } } */
/* { dg-final { asm_lacks "(call|jmp)\[ \t\]+__qrintf_stream_(enter|leave)" } } */
