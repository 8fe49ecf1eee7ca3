/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is printed for people stays with libc by choice, unless something shows that
   it is printed often.  */
/* { dg-options "-O2 -w" } */

#include <libintl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#define HOT __attribute__ ((hot))

static const char *const many[]
    = { "a%d", "b%d", "c%d", "d%d", "e%d", "f%d", "g%d", "h%d", "i%d" };

/* stderr has no buffer.  */
void
to_stderr (const char *s, const char *f, int v, va_list a)
{
  for (int i = 0; i < v; i++)
    {
      fprintf (stderr, "%s: %d\n", s, i); /* { dg-note "fprintf kept: stderr has no buffer" } */
      fprintf (stderr, many[i % 9], i);   /* { dg-note "fprintf kept: stderr has no buffer" } */
    }
  FILE *errors = stderr;
  vfprintf (errors, f, a); /* { dg-note "vfprintf kept: stderr has no buffer" } */
}

/* Nothing tells what is in another variable.  */
FILE *errors;
void
to_another (int v)
{
  fprintf (errors, "%d", v);             /* { dg-optimized "fprintf .%d. lowered" } */
  fprintf (v ? stderr : stdout, "%d", v); /* { dg-optimized "fprintf .%d. lowered" } */
}

/* What never returns runs once.  */
__attribute__ ((noreturn)) void
usage (const char *program, int status, const char *const *rows)
{
  printf ("usage: %s %d\n", program, status); /* { dg-note "printf kept: cold code would grow" } */
  for (; *rows; rows++)
    printf ("  %s\n", *rows); /* { dg-optimized "printf .  %s.n. lowered" } */
  exit (status);
}

/* A translated message.  */
void
message (int v)
{
  printf (gettext ("%d files\n"), v); /* { dg-note "printf kept: nothing shows that the call runs often" } */
  if (v > 1)
    printf (ngettext ("%d file\n", "%d files\n", v), v); /* { dg-note "printf kept: nothing shows that the call runs often" } */
  for (int i = 0; i < v; i++)
    printf (gettext ("file %d\n"), i); /* { dg-optimized "printf .file %d.n. lowered .*; any other format is kept" } */
}

/* What else a function prints that prints a message.  */
void
beside_message (FILE *out, char *p, int v)
{
  fprintf (out, gettext ("%d files\n"), v); /* { dg-note "fprintf kept: nothing shows that the call runs often" } */
  sprintf (p, "(%d)", v); /* { dg-note "sprintf kept: the function prints messages" } */
  for (int i = 0; i < v; i++)
    fprintf (out, "%d\n", i); /* { dg-optimized "fprintf .%d.n. lowered" } */
}

void
beside_translated_value (char *p, const char *s, int v)
{
  printf ("%d %s\n", v, gettext ("files")); /* { dg-note "printf kept: the function prints messages" } */
  sprintf (p, "(%d)", v); /* { dg-note "sprintf kept: the function prints messages" } */
  sprintf (p, s, v); /* { dg-missed "sprintf kept: format is not a literal" } */
}

void
beside_piece (const char *s, int v)
{
  puts (gettext ("A list of files."));
  printf ("%s %d\n", s, v); /* { dg-note "printf kept: the function prints messages" } */
}

/* A message for an error, or one in a loop, says nothing of the other calls.  */
void
beside_error (char *p, int v)
{
  if (v < 0)
    fprintf (stderr, gettext ("%d files\n"), v); /* { dg-note "fprintf kept: stderr has no buffer" } */
  if (v > 1000)
    {
      printf (gettext ("many files: %d\n"), v); /* { dg-note "printf kept: cold code would grow" } */
      abort ();
    }
  for (int i = 0; i < v; i++)
    printf (gettext ("file %d\n"), i); /* { dg-optimized "printf .file %d.n. lowered .*; any other format is kept" } */
  sprintf (p, "(%d)", v); /* { dg-optimized "sprintf ..%d.. lowered" } */
}

HOT void
hot_message (int v)
{
  printf (gettext ("%d files\n"), v); /* { dg-optimized "printf .%d files.n. lowered .*; any other format is kept" } */
}

/* Formats that are read at run time: those of tables and those with a va_list.  */
void
unknown (char *p, size_t n, const char *f, int v, va_list a)
{
  sprintf (p, many[v], v); /* { dg-note "sprintf kept: nothing shows that the call runs often" } */
  for (int i = 0; i < v; i++)
    {
      p += sprintf (p, many[i], i); /* { dg-optimized "sprintf lowered .format read at run time" } */
      p += sprintf (p, f, v); /* { dg-missed "sprintf kept: format is not a literal" } */
    }
  vsnprintf (p, n, f, a); /* { dg-optimized "vsnprintf lowered .format read at run time" } */
}

HOT void
hot_unknown (char *p, int v)
{
  sprintf (p, many[v], v); /* { dg-optimized "sprintf lowered .format read at run time" } */
}

/* A loop with two entries.  */
void
irreducible (char *p, int v)
{
  if (v & 1)
    goto middle;
top:
  v--;
middle:
  p += sprintf (p, many[v], v); /* { dg-optimized "sprintf lowered .format read at run time" } */
  if (v > 0)
    goto top;
}
