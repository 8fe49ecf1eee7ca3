/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Strings and blocks that run often are calls of the runtime, with their results.  */
/* { dg-options "-O2" } */

#define _GNU_SOURCE
#include <stdio.h>

#define HOT __attribute__ ((hot))
int other (void);

HOT void
strings (FILE *f, const char *s)
{
  fputs (s, f); /* { dg-optimized "fputs .* lowered .qrintf.s printf" } */
}

HOT void
lines (const char *s)
{
  puts (s); /* { dg-optimized "puts .* lowered .qrintf.s printf" } */
  other ();
  puts ("a line"); /* { dg-optimized "puts .* lowered .qrintf.s printf" } */
}

/* As GCC makes them.  */
void
made_by_gcc (FILE *f, char **s, int n)
{
  for (int i = 0; i < n; i++)
    {
      printf ("%s\n", s[i]); /* { dg-optimized "puts .* lowered .qrintf.s printf" } */
      other ();
      fprintf (f, "%s", s[i]); /* { dg-optimized "fputs .* lowered .qrintf.s printf" } */
      other ();
      fprintf (f, "a text"); /* { dg-optimized "fwrite .a text. lowered .qrintf.s printf" } */
      other ();
    }
}

HOT void
blocks (FILE *f, const char *s, size_t n, const long *v)
{
  fwrite (s, 1, n, f); /* { dg-optimized "fwrite lowered .qrintf.s printf" } */
  fwrite (s, n, 1, f); /* { dg-optimized "fwrite lowered .qrintf.s printf" } */
  fwrite (v, sizeof *v, 1, stdout); /* { dg-optimized "fwrite lowered .qrintf.s printf" } */
  fwrite ("a\0b", 3, 1, f); /* { dg-optimized "fwrite lowered .qrintf.s printf" } */
}

HOT int
results (FILE *f, const char *s, size_t n)
{
  if (fputs (s, f) == EOF) /* { dg-optimized "fputs .* lowered .qrintf.s printf" } */
    return 1;
  if (fwrite (s, 1, n, f) != n) /* { dg-optimized "fwrite lowered .qrintf.s printf" } */
    return 2;
  if (fputs ("text", f) == EOF) /* { dg-optimized "fputs .* lowered .qrintf.s printf" } */
    return 3;
  return puts (s); /* { dg-optimized "puts .* lowered .qrintf.s printf" } */
}

HOT int
other_results (FILE *f, const char *s, size_t n)
{
  int a = fwrite (s, n, 1, f); /* { dg-optimized "fwrite lowered .qrintf.s printf" } */
  return a + fwrite (s, 4, n, f); /* { dg-optimized "fwrite lowered .qrintf.s printf" } */
}

HOT void
products (FILE *f, const int *v, size_t n)
{
  fwrite (v, sizeof *v, n, f); /* { dg-optimized "fwrite lowered .qrintf.s printf" } */
  fwrite (v, sizeof *v, 4, f); /* { dg-optimized "fwrite lowered .qrintf.s printf" } */
}

/* Nothing is told of what is left alone.  */
HOT void
without_lock (FILE *f, const char *s, size_t n)
{
  fputs_unlocked (s, f);
  fwrite_unlocked (s, 1, n, f);
}

HOT void
to_stderr (const char *s, size_t n)
{
  fputs (s, stderr);
  fwrite (s, 1, n, stderr);
}

void
seldom (FILE *f, const char *s, size_t n)
{
  fputs (s, f);
  puts (s);
  fwrite (s, 1, n, f);
}

extern int type_of (int i);
extern int put_number (FILE *f, int i);
extern const char *text_of (int i, size_t *n);

/* GCC guesses that a call comes to the block, but not twice.  */
int
write_all (FILE *f, int n)
{
  int status = 1;
  for (int i = 0; i < n; i++)
    if (type_of (i) == 3)
      status = status && put_number (f, i) > 0;
    else
      {
        size_t length;
        const char *s = text_of (i, &length);
        status = status && fwrite (s, 1, length, f) == length; /* { dg-optimized "fwrite lowered .qrintf.s printf" } */
      }
  return status;
}

/* { dg-final { asm_has "__qrintf_fwrite" } } */
/* { dg-final { asm_has "__qrintf_puts" } } */
/* { dg-final { asm_has "__qrintf_fputs" } } */
