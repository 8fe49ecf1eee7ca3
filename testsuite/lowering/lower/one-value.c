/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A value by itself to a stream, and no more than a character behind it, is one call
   of the runtime, which has libc print it where it has to.  */
/* { dg-options "-O2" } */
/* { dg-final { asm_has "__qrintf_print_i32\[^_\]" } } */
/* { dg-final { asm_has "__qrintf_print_u32\[^_\]" } } */
/* { dg-final { asm_has "__qrintf_print_str__base" } } */
/* { dg-final { asm_has "__qrintf_print_str\[^_\]" } } */
/* { dg-final { asm_lacks "(call|jmp)\[ \t\]+(printf|__qrintf_std)" } } */

#include <stdio.h>

void between (void);

void
numbers (FILE *f, const int *v, const unsigned *w, int n)
{
  for (int i = 0; i < n; i++)
    {
      fprintf (f, "%d\n", v[i]); /* { dg-optimized "fprintf .* lowered .direct, value, at most 12 bytes" } */
      between ();
      printf ("%u ", w[i]); /* { dg-optimized "printf .* lowered .direct, value, at most 11 bytes" } */
      between ();
    }
}

/* One variant of a string's is enough where nothing shows that the call runs often.  */
int
string (FILE *f, const char *s)
{
  return fprintf (f, "%s,", s); /* { dg-optimized "fprintf .* lowered .direct, value, at least 1 bytes" } */
}

void
strings (FILE *f, char **s, int n)
{
  for (int i = 0; i < n; i++)
    fprintf (f, "%s,", s[i]); /* { dg-optimized "fprintf .* lowered .direct, value, at least 1 bytes" } */
}

/* Neighbours enter their stream together.  */
void
neighbours (FILE *f, const int *v, int n)
{
  for (int i = 0; i < n; i++)
    {
      fprintf (f, "%d", v[i]); /* { dg-optimized "fprintf .* lowered .direct, stream, at most 11 bytes" } */
      fprintf (f, "%u\n", v[i]); /* { dg-optimized "fprintf .* lowered .direct, stream, at most 11 bytes" } */
    }
}
