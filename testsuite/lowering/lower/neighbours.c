/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that print to one stream one after another are merged, unless something
   between them may look at it or change it (branches: neighbours-in-branches.c).  */
/* { dg-options "-O2 -fplugin-arg-libqrintf-inline=all" } */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int other (void);
int fprintf_unlocked (FILE *, const char *, ...);

struct numbers { int a, b, product; };

void
numbers (FILE *f, struct numbers *v)
{
  v->product = 0;
  fprintf (f, "%d,", v->a); /* { dg-optimized ".*lowered .direct, stream, at most 12 bytes(?!,)" } */
  v->product = v->a * v->b;
  fprintf (f, "%d;", v->b); /* { dg-optimized ".*at most 12 bytes, merged with the call in line 19" } */
  fprintf (f, "%x", v->product); /* { dg-optimized ".*merged with the call in line 21" } */
}

void
strings (const char *s)
{
  printf ("%s=", s);         /* { dg-optimized ".*lowered .direct, stream, at least 1 bytes(?!,)" } */
  printf ("%zu,", strlen (s)); /* { dg-optimized ".*merged with the call in line 28" } */
  fprintf (stdout, "%s;", s); /* { dg-optimized ".*merged with the call in line 29" } */
  printf ("%s.", s);         /* { dg-optimized ".*merged with the call in line 30" } */
}

int
results (FILE *f, int v)
{
  int n = fprintf (f, "%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  return n * fprintf (f, "%x,", v); /* { dg-optimized ".*merged with the call in line 37" } */
}

static FILE *out;

void
of_the_program (int v)
{
  fprintf (out, "%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  fprintf (out, "%d;", v); /* { dg-optimized ".*merged with the call in line 46" } */
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
  *n = 0;
  *p = "";
  printf ("%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  *n = v;
  printf ("%d;", v); /* { dg-optimized ".*merged with the call in line 102" } */
  fprintf (f, "%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  *p = 0;
  fprintf (f, "%d;", v); /* { dg-optimized ".*merged with the call in line 105" } */
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
  fprintf (f, "%400d", v); /* { dg-optimized ".*merged with the call in line 152" } */
  fprintf (f, "%101d", v); /* { dg-optimized ".*at most 101 bytes(?!,)" } */
  fprintf (f, "%d", v);    /* { dg-optimized ".*merged with the call in line 154" } */
}

/* Stores that may change stdout although their type is another one.  */
struct holder
{
  FILE *f;
};

void
struct_stored (struct holder *p, struct holder from, int v)
{
  printf ("%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  *p = from;
  printf ("%d;", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
}

void
bytes_stored (char *p, int v)
{
  printf ("%d,", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  *p = 'x';
  printf ("%d;", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
}

/* Local variables are not it.  */
int
own_bytes_stored (int v)
{
  char a[4] = "a", b[4] = "b", *p = v & 8 ? a : b;
  p[v & 3] = 'y';
  printf ("%d,", (int) strlen (p)); /* { dg-optimized ".*at most \[0-9\]+ bytes(?!,)" } */
  p[v & 3] = 'x';
  printf ("%d;", v); /* { dg-optimized ".*merged with the call in line 186" } */
  return a[v & 1] + b[v & 2];
}
