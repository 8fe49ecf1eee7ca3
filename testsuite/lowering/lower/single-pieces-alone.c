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
  fputs (s, f); /* { dg-optimized "fputs .%s. lowered .value, at least 0 bytes" } */
}

HOT void
lines (const char *s)
{
  puts (s); /* { dg-optimized "puts .%s.n. lowered .value, at least 1 bytes" } */
  other ();
  puts ("a line"); /* { dg-optimized "puts .%s.n. lowered .value, at most 7 bytes" } */
}

/* As GCC makes them.  */
void
made_by_gcc (FILE *f, char **s, int n)
{
  for (int i = 0; i < n; i++)
    {
      printf ("%s\n", s[i]); /* { dg-optimized "puts .%s.n. lowered .value" } */
      other ();
      fprintf (f, "%s", s[i]); /* { dg-optimized "fputs .%s. lowered .value" } */
      other ();
      fprintf (f, "a text"); /* { dg-optimized "fwrite .a text. lowered .block, at most 6 bytes" } */
      other ();
    }
}

HOT void
blocks (FILE *f, const char *s, size_t n, const long *v)
{
  fwrite (s, 1, n, f); /* { dg-optimized "fwrite lowered .block, at least 0 bytes" } */
  fwrite (s, n, 1, f); /* { dg-optimized "fwrite lowered .block, at least 0 bytes" } */
  fwrite (v, sizeof *v, 1, stdout); /* { dg-optimized "fwrite lowered .block, at most 8 bytes" } */
  fwrite ("a\0b", 3, 1, f); /* { dg-optimized "fwrite lowered .block, at most 3 bytes" } */
}

HOT int
results (FILE *f, const char *s, size_t n)
{
  if (fputs (s, f) == EOF) /* { dg-optimized "fputs .%s. lowered .value" } */
    return 1;
  if (fwrite (s, 1, n, f) != n) /* { dg-optimized "fwrite lowered .block" } */
    return 2;
  if (fputs ("text", f) == EOF) /* { dg-optimized "fputs .%s. lowered .value, at most 4 bytes" } */
    return 3;
  return puts (s); /* { dg-optimized "puts .%s.n. lowered .value" } */
}

/* Nothing is told of what is left alone.  */
HOT int
other_results (FILE *f, const char *s, size_t n)
{
  return fwrite (s, n, 1, f) + fwrite (s, 4, n, f);
}

HOT void
products (FILE *f, const int *v, size_t n)
{
  fwrite (v, sizeof *v, n, f);
  fwrite (v, sizeof *v, 4, f);
}

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

/* GCC guesses that a call comes to the block, but not twice.  A string there may
   be a message.  */
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
        status = status && fwrite (s, 1, length, f) == length; /* { dg-optimized "fwrite lowered .block" } */
      }
  return status;
}

int
put_all (FILE *f, int n)
{
  int status = 1;
  for (int i = 0; i < n; i++)
    if (type_of (i) == 3)
      status = status && put_number (f, i) > 0;
    else
      {
        size_t length;
        const char *s = text_of (i, &length);
        status = status && fputs (s, f) >= 0;
      }
  return status;
}

/* { dg-final { asm_has "__qrintf_print_bytes" } } */
/* { dg-final { asm_has "__qrintf_print_str" } } */
