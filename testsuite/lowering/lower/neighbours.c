/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that print to one stream one after another are merged, unless something
   between them may look at it or change it (branches: neighbours-in-branches.c).  */
/* { dg-options "-O2 -fplugin-arg-libqrintf-inline=all" } */

#include <stdio.h>
#include <string.h>

int other (void);
int fprintf_unlocked (FILE *, const char *, ...);

void
numbers (FILE *f, int *v)
{
  fprintf (f, "%d,", v[0]); /* { dg-optimized ".*lowered .stream, at most 12 bytes(?!,)" } */
  v[2] = v[0] * v[1];
  fprintf (f, "%d;", v[1]); /* { dg-optimized ".*at most 12 bytes, merged with the call in line 15" } */
  fprintf (f, "%x", v[2]);  /* { dg-optimized ".*merged with the call in line 17" } */
}

void
strings (const char *s)
{
  printf ("%s=", s);         /* { dg-optimized ".*lowered .stream, at least 1 bytes(?!,)" } */
  printf ("%zu,", strlen (s)); /* { dg-optimized ".*merged with the call in line 24" } */
  fprintf (stdout, "%s;", s); /* { dg-optimized ".*merged with the call in line 25" } */
  printf ("%s.", s);         /* { dg-optimized ".*merged with the call in line 26" } */
}

int
results (FILE *f, int v)
{
  int n = fprintf (f, "%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  return n * fprintf (f, "%x,", v); /* { dg-optimized ".*merged with the call in line 33" } */
}

static FILE *out;

void
of_the_program (int v)
{
  fprintf (out, "%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  fprintf (out, "%d;", v); /* { dg-optimized ".*merged with the call in line 42" } */
}

void
changed (FILE *f, int v)
{
  fprintf (out, "%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  out = f;
  fprintf (out, "%d;", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
}

void
changed_before (FILE *f, int v)
{
  FILE *old = stdout;
  stdout = f;
  fprintf (old, "%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  printf ("%d;", v);       /* { dg-optimized ".*at most 12 bytes(?!,)" } */
}

void
pointer_stored (FILE **p, FILE *f, int v)
{
  printf ("%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  *p = f;
  printf ("%d;", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
}

void
two_streams (FILE *f, FILE *g, int v)
{
  fprintf (f, "%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  fprintf (g, "%d;", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
}

void
called (FILE *f, int v)
{
  fprintf (f, "%d,", v);       /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  fprintf (f, "%d;", other ()); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
}

void
copied (FILE *f, int v, FILE **p)
{
  printf ("%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  memcpy (p, &f, sizeof f);
  printf ("%d;", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
}

void
stored_elsewhere (FILE *f, char **p, long *n, int v)
{
  printf ("%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  *n = v;
  printf ("%d;", v); /* { dg-optimized ".*merged with the call in line 96" } */
  fprintf (f, "%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  *p = 0;
  fprintf (f, "%d;", v); /* { dg-optimized ".*merged with the call in line 99" } */
}

void
assembled (FILE *f, int v)
{
  fprintf (f, "%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  __asm__ ("" : "+r" (v));
  fprintf (f, "%d;", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
}

void
watched (FILE *f, volatile int *v)
{
  fprintf (f, "%d,", *v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  fprintf (f, "%d;", *v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
}

long
looked_at (FILE *f, int v)
{
  fprintf (f, "%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  long n = f->_IO_write_ptr - f->_IO_write_base;
  fprintf (f, "%d;", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  return n;
}

void
without_locks (FILE *f, int v)
{
  fprintf_unlocked (f, "%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  fprintf (f, "%d;", v);          /* { dg-optimized ".*at most 12 bytes(?!,)" } */
}

void
counted (FILE *f, int v, int *n)
{
  fprintf (f, "%d,%n", v, n); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  fprintf (f, "%d;", v);      /* { dg-optimized ".*at most 12 bytes(?!,)" } */
}

/* What would not fit a buffer begins a run of its own.  */
void
long_texts (FILE *f, int v)
{
  fprintf (f, "%500d", v); /* { dg-optimized ".*at most 500 bytes(?!,)" } */
  fprintf (f, "%400d", v); /* { dg-optimized ".*merged with the call in line 146" } */
  fprintf (f, "%101d", v); /* { dg-optimized ".*at most 101 bytes(?!,)" } */
  fprintf (f, "%d", v);    /* { dg-optimized ".*merged with the call in line 148" } */
}
