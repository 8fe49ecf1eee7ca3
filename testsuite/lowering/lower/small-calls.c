/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A unit with ten calls that print to streams and are not hot has small
   calls for these, but neither in loops, nor for what small calls do not
   print.  A branch of a loop that is seldom taken is not hot, but a function that is
   called in a loop of a loop is taken for it here.  A format is
   not compared with those of a table here.  */
/* { dg-options "-O2" } */

#include <libintl.h>
#include <stdio.h>

int next (void);
void use (int);

/* By guess, few calls of this function come to its loops.  A loop of a loop is hot
   all the same, but for its unlikely branches; one loop is not.  */
void
in_loops_behind_tests (FILE *f, int n, const int *v)
{
  if (!next () || !next () || !next () || !next () || !next () || !next ())
    return;
  while (n-- > 0)
    {
      fprintf (f, "%d!", n); /* { dg-optimized "fprintf .%d!. lowered .small" } */
      for (int i = 0; i < v[n]; i++)
        {
          if (next () == 5)
            return;
          fprintf (f, "%d,", i); /* { dg-optimized "fprintf .%d,. lowered .value" } */
          if (__builtin_expect (v[i] == 17, 0))
            fprintf (f, "<%d>", i); /* { dg-optimized "fprintf .<%d>. lowered .small" } */
        }
    }
}

void
kinds (FILE *f, int a, unsigned long b, double d, const char *s)
{
  printf ("%d\n", a); /* { dg-optimized ".*lowered .small, at most 12 bytes" } */
  fprintf (f, "%s: %lx\n", s, b); /* { dg-optimized ".*lowered .small, at least 4" } */
  printf ("%-5d|%.3s", a, s); /* { dg-optimized ".*lowered .small" } */
  printf ("%u%u%u%u%u", a, a, a, a, a); /* { dg-optimized ".*lowered .small" } */
  fprintf (f, "%u%u%u%u%u", a, a, a, a, a); /* { dg-optimized ".*lowered .small" } */
  fprintf (f, "%g\n", d); /* { dg-optimized ".*lowered .small" } */
  printf ("%c%%%d", a, a); /* { dg-optimized ".*lowered .small" } */
}

void
many (int a)
{
  printf ("%d 1", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 2", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 3", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 4", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 5", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 6", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 7", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 8", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 9", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 10", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 11", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 12", a); /* { dg-optimized ".*lowered .small" } */
  printf ("%d 13", a); /* { dg-optimized ".*lowered .small" } */
}

void
others (int a, double d, const char *s, char *buffer)
{
  printf ("%#g\n", d); /* { dg-optimized ".*lowered .stream" } */
  printf ("%*d\n", a, a); /* { dg-optimized ".*lowered .small" } */
  printf ("%p\n", (void *) s); /* { dg-optimized ".*lowered .small" } */
  sprintf (buffer, "%d", a); /* { dg-optimized ".*lowered .direct" } */
}

void
in_loops (FILE *f, int n, const int *v)
{
  for (int i = 0; i < n; i++)
    {
      fprintf (f, "%d;", v[i]); /* { dg-optimized ".*lowered .value" } */
      if (__builtin_expect (v[i] == 17, 0))
        fprintf (f, "<%d>", i); /* { dg-optimized ".*lowered .small" } */
    }
}

const char *const in_a_table[] = { "one %d", "two %d", "three %d" };

void
of_tables (FILE *f, int i, int n, const int *v)
{
  fprintf (f, in_a_table[i], n); /* { dg-note "fprintf kept: nothing shows that the call runs often" } */
  fprintf (f, i ? "a %d" : "b %d", n); /* { dg-optimized "fprintf .(a|b) %d. lowered .small" } */
  for (int k = 0; k < n; k++)
    fprintf (f, in_a_table[i], v[k]); /* { dg-optimized "fprintf .(one|two|three) %d. lowered .stream|fprintf lowered .format read at run time" } */
}

#define HUNDRED                                                                \
  "0123456789012345678901234567890123456789012345678901234567890123456789"     \
  "012345678901234567890123456789"

void
long_texts (FILE *f, int a)
{
  fprintf (f, HUNDRED HUNDRED HUNDRED "%d" HUNDRED HUNDRED HUNDRED HUNDRED, a); /* { dg-optimized ".*lowered .small, at most 711 bytes" } */
}

static __attribute__ ((noinline)) void
called_in_inner_loop (FILE *f, int a)
{
  fprintf (f, "%d 14", a); /* { dg-optimized ".*lowered .stream" } */
  if (__builtin_expect (a == 17, 0))
    fprintf (f, "%d 15", a); /* { dg-optimized ".*lowered .small" } */
}

/* What three tests in turn lead to is a remark on one of many calls; a case of a
   switch, where that has many, is one of the things to print.  */
static __attribute__ ((noinline)) void
checked_in_inner_loop (FILE *f, int a)
{
  if (next () == 1)
    {
      next ();
      if (next () == 2)
        {
          next ();
          if (next () == 3)
            fprintf (f, "%d third", a); /* { dg-optimized ".*lowered .small" } */
        }
      fprintf (f, "%d first", a); /* { dg-optimized ".*lowered .stream" } */
    }
}

static __attribute__ ((noinline)) void
chosen_in_inner_loop (FILE *f, int a)
{
  switch (next ())
    {
    case 1:
      if (next () == 1 && next () == 2)
        fprintf (f, "%d case", a); /* { dg-optimized ".*lowered .stream" } */
      break;
#define CASE(N)                                                                \
  case N:                                                                      \
    use (a + N);                                                               \
    break;
      CASE (2) CASE (3) CASE (4) CASE (5) CASE (6) CASE (7)
    }
}

static __attribute__ ((noinline)) void
called_in_one_loop (FILE *f, int a)
{
  fprintf (f, "%d 16", a); /* { dg-optimized ".*lowered .small" } */
}

static __attribute__ ((noinline)) void
called_seldom (FILE *f, int a)
{
  fprintf (f, "%d 17", a); /* { dg-optimized ".*lowered .small" } */
  for (int i = 0; i < a; i++)
    while (next ())
      called_seldom (f, a);
}

void
calls (FILE *f, int n, const int *v)
{
  for (int i = 0; i < n; i++)
    {
      called_in_one_loop (f, v[i]);
      for (int k = 0; k < v[i]; k++)
        {
          called_in_inner_loop (f, k);
          checked_in_inner_loop (f, k);
          chosen_in_inner_loop (f, k);
          if (__builtin_expect (next () == 17, 0))
            called_seldom (f, k);
        }
    }
}

void
cases_in_inner_loop (FILE *f, int n, const int *v)
{
  for (int i = 0; i < n; i++)
    for (int k = 0; k < v[i]; k++)
      switch (next ())
        {
        case 0: next (), fprintf (f, "%d 18", k); break; /* { dg-optimized ".*lowered .stream" } */
        case 1: next (), fprintf (f, "%d 19", i); break; /* { dg-optimized ".*lowered .stream" } */
#define NEXT(N) case N: next (), next (); break;
        NEXT (2) NEXT (3) NEXT (4) NEXT (5) NEXT (6) NEXT (7) NEXT (8) NEXT (9)
        NEXT (10) NEXT (11) NEXT (12) NEXT (13) NEXT (14) NEXT (15) NEXT (16)
        }
}

/* A translation takes as long to be looked up as to be printed: in one loop it is a
   small call.  */
void
translations_in_loops (FILE *f, int n, const int *v)
{
  for (int i = 0; i < n; i++)
    {
      fprintf (f, gettext ("%d 20"), i); /* { dg-optimized "fprintf .%d 20. lowered .small" } */
      for (int k = 0; k < v[i]; k++)
        fprintf (f, gettext ("%d 21"), k); /* { dg-optimized "fprintf .%d 21. lowered .stream" } */
    }
}

__attribute__ ((cold)) void
in_cold_code (int a)
{
  printf ("%d\n", a); /* { dg-note "printf kept: cold code would grow" } */
}

__attribute__ ((hot)) void
in_hot_code (int a)
{
  printf ("%d!", a); /* { dg-optimized ".*lowered .value" } */
}
