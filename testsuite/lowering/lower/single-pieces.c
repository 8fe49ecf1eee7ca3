/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What prints a single piece is lowered beside other calls that run often.  Characters
   are by themselves, too, and strings and blocks (single-pieces-alone.c).  */
/* { dg-options "-O2" } */

#define _GNU_SOURCE
#include <stdio.h>

#define HOT __attribute__ ((hot))
int other (void);

HOT void
pieces (FILE *f, int v, const char *s)
{
  fputs (s, f); /* { dg-optimized "fputs .%s. lowered .direct, stream, at least 0 bytes(?!,)" } */
  fprintf (f, ": %d", v); /* { dg-optimized ".*merged with the call in line 15" } */
  fputc (v, f); /* { dg-optimized "fputc .%c. lowered .direct, stream, at most 1 bytes, merged with the call in line 16" } */
  putc ('.', f); /* { dg-optimized "putc .%c. lowered .*merged with the call in line 17" } */
  fwrite ("100%\n", 1, 5, f); /* { dg-optimized "fwrite .100%%.n. lowered .direct, stream, at most 5 bytes, merged with the call in line 18" } */
  fputs ("constant", f); /* { dg-optimized "fwrite .constant. lowered .*merged with the call in line 19" } */
}

HOT void
to_stdout (int v, const char *s)
{
  __builtin_putchar ('['); /* { dg-optimized "putchar .%c. lowered .direct, stream, at most 1 bytes(?!,)" } */
  printf ("%d", v); /* { dg-optimized ".*merged with the call in line 26" } */
  puts (s); /* { dg-optimized "puts .%s.n. lowered .*merged with the call in line 27" } */
}

/* As GCC makes them of printf.  */
HOT void
made_by_gcc (int v)
{
  printf ("%d", v); /* { dg-optimized "printf .%d. lowered .direct, stream, at most 11 bytes(?!,)" } */
  printf ("\n"); /* { dg-optimized "putchar .%c. lowered .*merged with the call in line 35" } */
  printf ("end of it\n"); /* { dg-optimized "puts .%s.n. lowered .*merged with the call in line 36" } */
}

/* A loop in which an array is read.  */
void
in_a_loop (FILE *f, const int *v, int n)
{
  for (int i = 0; i < n; i++)
    {
      fprintf (f, "%d ", v[i]); /* { dg-optimized "fprintf .*lowered .direct, stream, at most 12 bytes(?!,)" } */
      fprintf (f, "%x", v[i]); /* { dg-optimized "fprintf .*merged with the call in line 46" } */
      fputc ('\n', f); /* { dg-optimized "fputc .*merged with the call in line 47" } */
    }
}

/* Nothing is told of what is left alone.  */
void
seldom (FILE *f, int v)
{
  fprintf (f, "%d", v); /* { dg-optimized "fprintf .*lowered .direct, value, at most 11 bytes(?!,)" } */
  fputc ('\n', f);
}

HOT int
used (FILE *f, int v)
{
  fprintf (f, "%d", v); /* { dg-optimized "fprintf .*lowered .direct, value, at most 11 bytes(?!,)" } */
  return fputc ('\n', f); /* { dg-optimized "fputc .%c. lowered .qrintf.s printf" } */
}

HOT void
alone (FILE *f, int v)
{
  fputc (v, f);    /* { dg-optimized "fputc .%c. lowered .qrintf.s printf" } */
  fputc ('\n', f); /* { dg-optimized "fputc .%c. lowered .qrintf.s printf" } */
}

HOT void
other_stream (FILE *f, FILE *g, int v)
{
  fprintf (f, "%d", v); /* { dg-optimized "fprintf .*lowered .direct, value, at most 11 bytes(?!,)" } */
  fputc ('\n', g); /* { dg-optimized "fputc .%c. lowered .qrintf.s printf" } */
}

HOT void
called (FILE *f, int v)
{
  fprintf (f, "%d", v); /* { dg-optimized "fprintf .*lowered .direct, value, at most 11 bytes(?!,)" } */
  other ();
  fputc ('\n', f); /* { dg-optimized "fputc .%c. lowered .qrintf.s printf" } */
}

/* The header has fputc_unlocked inline, which looks into the stream.  */
HOT void
without_lock (FILE *f, int v, const char *s)
{
  fprintf (f, "%d", v); /* { dg-optimized "fprintf .*lowered .direct, value, at most 11 bytes(?!,)" } */
  fputs_unlocked (s, f);
  fprintf (f, "%d", v); /* { dg-optimized "fprintf .*lowered .direct, value, at most 11 bytes(?!,)" } */
  fputc_unlocked ('\n', f);
}

HOT void
no_string (FILE *f, int v, const char *s, size_t n)
{
  fprintf (f, "%d", v); /* { dg-optimized "fprintf .*lowered .direct, value, at most 11 bytes(?!,)" } */
  fwrite (s, 1, n, f); /* { dg-optimized "fwrite lowered .qrintf.s printf" } */
  fprintf (f, "%d", v); /* { dg-optimized "fprintf .*lowered .direct, value, at most 11 bytes(?!,)" } */
  fwrite ("a\0b", 1, 3, f); /* { dg-optimized "fwrite lowered .qrintf.s printf" } */
  fprintf (f, "%d", v); /* { dg-optimized "fprintf .*lowered .direct, value, at most 11 bytes(?!,)" } */
  fwrite ("long", 1, 2, f); /* { dg-optimized "fwrite lowered .qrintf.s printf" } */
  fprintf (f, "%d", v); /* { dg-optimized "fprintf .*lowered .direct, value, at most 11 bytes(?!,)" } */
  fwrite ("long", 2, 2, f); /* { dg-optimized "fwrite lowered .qrintf.s printf" } */
  fprintf (f, "%d", v); /* { dg-optimized "fprintf .*lowered .direct, value, at most 11 bytes(?!,)" } */
  fwrite ("long", 1, n, f); /* { dg-optimized "fwrite lowered .qrintf.s printf" } */
}

/* The header has putchar inline; remarks are about the line that calls it.  */
HOT void
inline_of_header (int v)
{
  printf ("%d", v); /* { dg-optimized "printf .*lowered .direct, stream, at most 11 bytes(?!,)" } */
  putchar (v);      /* { dg-optimized "putc .%c. lowered .*merged with the call in line 118" } */
  printf ("%x", v); /* { dg-optimized "printf .*merged with the call in line 119" } */
}

/* Where the stream is locked.  */
HOT void
without_neighbours (FILE *f, int v)
{
  fprintf (f, "%d", v); /* { dg-optimized "fprintf .*lowered .direct, value, at most 11 bytes(?!,)" } */
  other ();
  fputs ("two", f); /* { dg-optimized "fwrite .two. lowered .qrintf.s printf" } */
  other ();
  __builtin_fputc_unlocked ('.', f);
  other ();
  putchar (v); /* { dg-optimized "putc(har)? .%c. lowered .qrintf.s printf" } */
}
