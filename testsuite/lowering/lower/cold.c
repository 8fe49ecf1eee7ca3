/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Code that is cold for a stated reason is left alone; what GCC guesses to run
   seldom is not.  */
/* { dg-options "-O2" } */

#include <stdio.h>
#include <stdlib.h>

#define unlikely(x) __builtin_expect (!!(x), 0)

void fatal (const char *) __attribute__ ((noreturn));
void warn (const char *) __attribute__ ((cold));
int other (void);

int
expected (char *p, size_t n, int a, int b)
{
  if (unlikely (a < 0))
    {
      printf ("%d is negative\n", a); /* { dg-note "printf kept: the branch is unlikely, by __builtin_expect or a cold call" } */
      for (int i = 0; i < b; i++)
	printf ("%d: %d\n", i, a); /* { dg-note "printf kept: the branch is unlikely" } */
      return -1;
    }
  if (__builtin_expect (b != 0, 1))
    return snprintf (p, n, "%d", a); /* { dg-optimized "snprintf .%d. lowered .direct, guarded" } */
  return snprintf (p, n, "%x", a); /* { dg-note "snprintf kept: the branch is unlikely" } */
}

/* All ways to a label are unlikely.  */
int
behind_label (int a, int b)
{
  if (unlikely (other () < a))
    goto failed;
  if (unlikely (other () < b))
    goto failed;
  return other ();
failed:
  printf ("%d, %d\n", a, b); /* { dg-note "printf kept: the branch is unlikely" } */
  return -1;
}

/* One is not.  */
int
joined (int a, int b)
{
  if (unlikely (other () < a))
    goto failed;
  if (other () < b)
    goto failed;
  return other ();
failed:
  printf ("%d, %d\n", a, b); /* { dg-optimized "printf .* lowered" } */
  return -1;
}

/* A loop is left once, whatever it is expected to do.  */
void
behind_loop (int n)
{
  while (__builtin_expect (other () < n, 1))
    printf ("%d %d\n", other (), n); /* { dg-optimized "printf .* lowered .direct" } */
  printf ("%d turns\n", n); /* { dg-optimized "printf .* lowered .qrintf.s printf" } */
}

void
beside_cold_call (int a)
{
  if (a < 0)
    {
      printf ("%d is negative\n", a); /* { dg-note "printf kept: the branch is unlikely" } */
      warn ("bad number");
    }
}

void
before_end (char *p, int a, const char *s)
{
  if (a < 0)
    {
      sprintf (p, "%d %s", a, s); /* { dg-note "sprintf kept: all paths from here end in a function that does not return" } */
      if (a < -10)
	fatal (p);
      exit (a);
    }
  sprintf (p, "%d %s", a, s); /* { dg-optimized "sprintf .* lowered .direct" } */
}

/* A server may do all its work in such a loop.  */
void
serve (void)
{
  for (;;)
    {
      int a = other ();
      printf ("%d %d\n", a, other ()); /* { dg-optimized "printf .* lowered .direct" } */
      if (a < 0)
	exit (1);
    }
}

void __attribute__ ((cold))
declared (char *p, int a)
{
  sprintf (p, "%d", a); /* { dg-note "sprintf kept: the function has the attribute cold" } */
}

void __attribute__ ((optimize ("Os")))
small (char *p, int a)
{
  sprintf (p, "%d", a); /* { dg-note "sprintf kept: -Os .__attribute__ ..optimize .2... changes that" } */
}

void
to_stderr (int n)
{
  for (int i = 0; i < n; i++)
    fprintf (stderr, "%d\n", i); /* { dg-note "fprintf kept: stderr has no buffer" } */
}

/* GCC guesses these to be taken seldom.  */
int
guesses (const int *p, char *b, int n)
{
  if (p == NULL)
    {
      printf ("no %s\n", b); /* { dg-optimized "printf .* lowered" } */
      return -1;
    }
  if (n < 0)
    return printf ("%d is negative\n", n), -1; /* { dg-optimized "printf .* lowered" } */
  char *more = malloc (n);
  if (!more)
    {
      printf ("no memory for %d\n", n); /* { dg-optimized "printf .* lowered" } */
      return -1;
    }
  free (more);
  return 0;
}

int
main (int argc, char **argv)
{
  if (argc > 3)
    printf ("%s %d\n", argv[0], argc); /* { dg-optimized "printf .%s %d.n. lowered .qrintf.s printf" } */
  int c;
  while ((c = getchar ()) != EOF)
    if (c == ' ')
      printf ("%s %d\n", argv[0], argc); /* { dg-optimized "printf .%s %d.n. lowered .direct" } */
}
