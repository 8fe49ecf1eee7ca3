/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs of calls that have branches: whatever path is taken, the stream is entered
   and left once.  In a loop the run ends with each turn.  */
/* { dg-options "-O2 -fplugin-arg-libqrintf-inline=all" } */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int other (void);
extern int flag;

void
in_the_middle (FILE *f, const char *s, int v)
{
  fprintf (f, "%s", s);    /* { dg-optimized ".*lowered .direct, stream, at least 0 bytes(?!,)" } */
  if (flag)
    fprintf (f, ":%d", v); /* { dg-optimized ".*at most 12 bytes, merged with the call in line 16" } */
  fprintf (f, "%x;", v);   /* { dg-optimized ".*merged with the call in line 16" } */
}

void
at_the_end (FILE *f, int v)
{
  fprintf (f, "%d,", v);   /* { dg-optimized ".*lowered .direct, stream, at most 12 bytes(?!,)" } */
  if (flag)
    fprintf (f, "%x;", v); /* { dg-optimized ".*merged with the call in line 25" } */
  other ();
}

void
at_the_start (int *v, int n)
{
  for (int i = 0; i < n; i++)
    {
      if (v[i])
        printf ("%x,", i); /* { dg-optimized ".*lowered .direct, stream, at most 9 bytes(?!,)" } */
      printf ("%d", v[i]); /* { dg-optimized ".*merged with the call in line 37" } */
    }
}

void
one_of_several (FILE *f, unsigned v)
{
  fprintf (f, "%u,", v);     /* { dg-optimized ".*lowered .direct, stream, at most 11 bytes(?!,)" } */
  switch (flag)
    {
    case 1:
      fprintf (f, "%x", v);  /* { dg-optimized ".*merged with the call in line 45" } */
      break;
    case 2:
      fprintf (f, "%o,", v); /* { dg-optimized ".*merged with the call in line 45" } */
      /* fall through */
    case 3:
      if (v)
        fprintf (f, "%u.", v); /* { dg-optimized ".*merged with the call in line 45" } */
      break;
    case 7:
      v++;
    }
  fprintf (f, "%u;", v);     /* { dg-optimized ".*merged with the call in line 45" } */
}

void
either (FILE *f, int v)
{
  if (flag)
    fprintf (f, "%d,", v); /* { dg-optimized ".*lowered .direct, stream, at most 12 bytes(?!,)" } */
  else
    fprintf (f, "%x,", v); /* { dg-optimized ".*merged with the call in line 68" } */
  fprintf (f, "%o;", v);   /* { dg-optimized ".*merged with the call in line 68" } */
}

/* Nothing is saved.  */
void
either_alone (FILE *f, int v)
{
  if (flag)
    fprintf (f, "%d,", v); /* { dg-optimized ".*lowered .direct, value, at most 12 bytes(?!,)" } */
  else
    fprintf (f, "%x,", v); /* { dg-optimized ".*lowered .direct, value, at most 9 bytes(?!,)" } */
}

/* There is a path on which nothing is printed.  */
void
neither (FILE *f, int v)
{
  if (flag & 1)
    fprintf (f, "%d,", v); /* { dg-optimized ".*lowered .direct, value, at most 12 bytes(?!,)" } */
  if (flag & 2)
    fprintf (f, "%x,", v); /* { dg-optimized ".*lowered .direct, value, at most 9 bytes(?!,)" } */
}

void
called (FILE *f, int v)
{
  fprintf (f, "%d,", v);   /* { dg-optimized ".*lowered .direct, value, at most 12 bytes(?!,)" } */
  if (flag)
    other ();
  fprintf (f, "%x;", v);   /* { dg-optimized ".*lowered .direct, value, at most 9 bytes(?!,)" } */
}

/* On the other path the stream is left where they part.  */
void
called_in_a_branch (FILE *f, int v)
{
  fprintf (f, "%d,", v);   /* { dg-optimized ".*lowered .direct, stream, at most 12 bytes(?!,)" } */
  if (flag)
    {
      fprintf (f, "%u", v);  /* { dg-optimized ".*merged with the call in line 107" } */
      fprintf (f, "%o;", v); /* { dg-optimized ".*merged with the call in line 110" } */
      other ();
    }
  fprintf (f, "%x;", v);   /* { dg-optimized ".*lowered .direct, value, at most 9 bytes(?!,)" } */
}

void
returns (FILE *f, int v)
{
  fprintf (f, "%d,", v);   /* { dg-optimized ".*lowered .direct, stream, at most 12 bytes(?!,)" } */
  if (flag)
    return; /* There is nothing behind the run but the return.  */
  fprintf (f, "%x;", v);   /* { dg-optimized ".*merged with the call in line 120" } */
}

int
returns_a_call (FILE *f, int v)
{
  fprintf (f, "%d,", v);   /* { dg-optimized ".*lowered .direct, stream, at most 12 bytes(?!,)" } */
  if (flag)
    return other ();
  fprintf (f, "%x;", v);   /* { dg-optimized ".*merged with the call in line 129" } */
  return 7;
}

/* The stream would have to be left at too many places.  */
int
many_ways_out (FILE *f, int v)
{
  fprintf (f, "%d,", v);   /* { dg-optimized ".*lowered .direct, value, at most 12 bytes(?!,)" } */
  switch (flag)
    {
    case 1:
      return other () + 1;
    case 7:
      return other () - 9;
    case 17:
      return other () * 3;
    }
  fprintf (f, "%x;", v);   /* { dg-optimized ".*lowered .direct, value, at most 9 bytes(?!,)" } */
  return other () % 5;
}

/* A loop may take long, and its lock would be held.  */
void
loops (FILE *f, int *v)
{
  fprintf (f, "%d,", *v);   /* { dg-optimized ".*lowered .direct, value, at most 12 bytes(?!,)" } */
  while (*v != 7)
    v++;
  fprintf (f, "%x;", v[1]); /* { dg-optimized ".*lowered .direct, value, at most 9 bytes(?!,)" } */
}

/* Between the last turn and what follows.  GCC may turn the loop around, or make
   the first turn one of its own.  */
void
with_separators (const int *v, int n)
{
  for (int i = 0; i < n; i++)
    {
      if (i)
        printf ("%x,", i); /* { dg-optimized ".*lowered" } */
      printf ("%d", v[i]); /* { dg-optimized ".*lowered" } */
    }
}

void
in_between (FILE *f, const int *v, int n)
{
  for (int i = 0; i < n; i++)
    {
      fprintf (f, "%d", v[i]); /* { dg-optimized ".*lowered .direct, stream, at most 11 bytes(?!,)" } */
      if (i + 1 < n)
        fprintf (f, "%x,", i); /* { dg-optimized ".*merged with the call in line 182" } */
    }
}

void
from_turn_to_turn (FILE *f, int *v, int n)
{
  do
    fprintf (f, "%d,", *v++); /* { dg-optimized ".*lowered .direct, value, at most 12 bytes(?!,)" } */
  while (--n);
}

/* Another way leads to the second call.  */
void
joined_by_others (FILE *f, int v)
{
  if (flag & 1)
    {
      fprintf (f, "%d,", v); /* { dg-optimized ".*lowered .direct, value, at most 12 bytes(?!,)" } */
      if (flag & 2)
        goto in;
      return;
    }
  other ();
in:
  fprintf (f, "%x;", v);     /* { dg-optimized ".*lowered .direct, value, at most 9 bytes(?!,)" } */
}

void
computed (FILE *f, int v)
{
  static const void *const places[] = { &&one, &&two };
  fprintf (f, "%d,", v); /* { dg-optimized ".*lowered .direct, value, at most 12 bytes(?!,)" } */
  goto *places[flag & 1];
one:
  fprintf (f, "%x;", v); /* { dg-optimized ".*lowered .direct, value, at most 9 bytes(?!,)" } */
two:
  fprintf (f, "%o.", v); /* { dg-optimized ".*lowered .direct, stream, at most 12 bytes(?!,)" } */
}

void
changed_stdout (FILE *f, int v)
{
  printf ("%d,", v); /* { dg-optimized ".*lowered .direct, value, at most 12 bytes(?!,)" } */
  if (v & 4)
    stdout = f;
  printf ("%d;", v); /* { dg-optimized ".*lowered .direct, value, at most 12 bytes(?!,)" } */
}

/* The stream is not known before the branch.  */
void
chosen (FILE **f, int v)
{
  FILE *to;
  if (v & 4)
    {
      to = f[0];
      fprintf (to, "%d,", v); /* { dg-optimized ".*lowered .direct, stream, at most 12 bytes(?!,)" } */
      fprintf (to, "%o,", v); /* { dg-optimized ".*merged with the call in line 241" } */
    }
  else
    {
      to = f[1];
      fprintf (to, "%x;", v); /* { dg-optimized ".*lowered .direct, value, at most 9 bytes(?!,)" } */
    }
  fprintf (to, "%d.", v); /* { dg-optimized ".*lowered .direct, value, at most 12 bytes(?!,)" } */
}

/* Only the path that needs more room asks for more.  */
void
long_texts (FILE *f, int v)
{
  if (flag)
    fprintf (f, "%600d", v); /* { dg-optimized ".*lowered .direct, stream, at most 600 bytes(?!,)" } */
  else
    fprintf (f, "%500d", v); /* { dg-optimized ".*merged with the call in line 257" } */
  fprintf (f, "%400d", v); /* { dg-optimized ".*merged with the call in line 257" } */
  if (flag)
    fprintf (f, "%300d", v); /* { dg-optimized ".*lowered .direct, stream, at most 300 bytes(?!,)" } */
  fprintf (f, "%500d", v); /* { dg-optimized ".*merged with the call in line 262" } */
}

/* Before a path that does not come back, the stream is left.  */
void
leaves (FILE *f, int v)
{
  fprintf (f, "%d,", v); /* { dg-optimized ".*lowered .direct, stream, at most 12 bytes(?!,)" } */
  if (__builtin_expect (flag == 7, 0))
    {
      fprintf (f, "%u;", v + 9u); /* { dg-note ".*kept: all paths from here end" } */
      abort ();
    }
  fprintf (f, "%o;", v); /* { dg-optimized ".*merged with the call in line 270" } */
}

/* Before the branch stdout is another stream.  */
void
changed_before (FILE *f, int v)
{
  if (v & 4)
    {
      stdout = f;
      printf ("%d,", v); /* { dg-optimized ".*lowered .direct, value, at most 12 bytes(?!,)" } */
    }
  printf ("%d;", v); /* { dg-optimized ".*lowered .direct, value, at most 12 bytes(?!,)" } */
}

/* On a path that closes or flushes the stream it is left before; what looks at it
   on all paths ends the run.  */
int
closes (FILE *f, int v, int w)
{
  fprintf (f, "%d,", v); /* { dg-optimized "fprintf .%d,. lowered .direct, stream, at most 12 bytes(?!,)" } */
  if (w < 0)
    {
      fclose (f);
      return -1;
    }
  fprintf (f, "%d;", w); /* { dg-optimized "fprintf .%d;. lowered .direct, stream, at most 11 bytes, merged with the call in line 296" } */
  if (w == 7)
    {
      fflush (f);
      return -2;
    }
  fprintf (f, "%x\n", w); /* { dg-optimized "fprintf .%x.+ lowered .direct, stream, at most 9 bytes, merged with the call in line 302" } */
  if (ferror (f))
    return -3;
  fprintf (f, "%o.", w); /* { dg-optimized "fprintf .%o.. lowered .direct, stream, at most 12 bytes(?!,)" } */
  return 0;
}
