/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whoever looks for the end of a text that a call has just written uses the
   call's result, unless something may have changed the text since or the result
   may not be its length.  */
/* { dg-options "-O2" } */

#include <stdio.h>
#include <string.h>

int other (void);
int look_at (const char *);

size_t
measured (char *b, int v)
{
  sprintf (b, "%d", v); /* { dg-optimized ".*lowered" } */
  return strlen (b);    /* { dg-optimized "strlen uses the length from line 16" } */
}

size_t
bounded (char *b, const char *s)
{
  snprintf (b, 20, "%s", s); /* { dg-optimized ".*lowered" } */
  other ();
  return strlen (b);
}

size_t
of_own_array (const char *s)
{
  char b[20];
  int n = snprintf (b, sizeof b, "%s", s); /* { dg-optimized ".*lowered" } */
  return n + strlen (b); /* { dg-optimized "strlen uses the length from line 32" } */
}

size_t
in_another_block (char *b, int v)
{
  sprintf (b, "%x", v); /* { dg-optimized ".*lowered" } */
  if (v > 3)
    return strlen (b); /* { dg-optimized "strlen uses the length from line 39" } */
  return 1;
}

void
appended (char *b, int v, int w)
{
  sprintf (b, "%d,", v);                 /* { dg-optimized ".*lowered" } */
  sprintf (                 /* { dg-optimized "sprintf .*lowered" } */
      b + strlen (b), "%d,", w); /* { dg-optimized "strlen uses the length from line 48" } */
  strcat (b, "end"); /* { dg-optimized "strlen uses the length from line 49" } */
  strcat (b, "ing");
  sprintf (b + strlen (b), "%d", v + w); /* { dg-optimized ".*lowered" } */
}

char *
string_appended (char *b, const char *s, int v)
{
  sprintf (b, "%d,", v); /* { dg-optimized ".*lowered" } */
  return strcat (b, s);  /* { dg-optimized "strcat uses the length from line 59" } */
}

size_t
kept_by_libc (char *b, double v)
{
  sprintf (b, "%La", (long double) v); /* { dg-optimized ".*lowered" } */
  return strlen (b);
}

size_t
may_have_nul (char *b, int c)
{
  sprintf (b, "%d%c", c, c); /* { dg-optimized ".*lowered" } */
  return strlen (b);
}

size_t
has_no_nul (char *b, int v)
{
  sprintf (b, "%d%c", v, ','); /* { dg-optimized ".*lowered" } */
  return strlen (b); /* { dg-optimized "strlen uses the length from line 80" } */
}

size_t
counted_into (char *b, int v, int *n)
{
  sprintf (b, "%d%n", v, n); /* { dg-optimized ".*lowered" } */
  return strlen (b);
}

size_t
of_any_size (char *b, size_t size, int v)
{
  snprintf (b, size, "%d", v); /* { dg-optimized ".*lowered" } */
  return size ? strlen (b) : 0;
}

size_t
of_any_format (char *b, const char *format, int v)
{
  sprintf (b, format, v); /* { dg-optimized ".*lowered" } */
  return strlen (b);
}

size_t
overlapping (char *b)
{
  sprintf (b, "%s-", b + 4); /* { dg-missed ".*kept" } */
  return strlen (b);
}

size_t
changed (char *b, char *p, int v)
{
  sprintf (b, "%d", v); /* { dg-optimized ".*lowered" } */
  *p = 0;
  return strlen (b);
}

size_t
handed_out (char *b, int v)
{
  sprintf (b, "%d", v); /* { dg-optimized ".*lowered" } */
  look_at (b);
  return strlen (b);
}

size_t
one_of_two_ways (char *b, int v)
{
  if (v)
    sprintf (b, "%d", v); /* { dg-optimized ".*lowered" } */
  return strlen (b);
}

size_t
two_ways (char *b, long v)
{
  if (v < 0)
    sprintf (b, "%ld", v); /* { dg-optimized ".*lowered" } */
  else
    sprintf (b, "%lu", v); /* { dg-optimized ".*lowered" } */
  return strlen (b);       /* { dg-optimized "strlen uses the length from line (?:142|140)" } */
}

void
grows (char *b, int v)
{
  b[0] = 0;
  for (int i = 0; i < v; i++)
    sprintf (                   /* { dg-optimized "sprintf .*lowered" } */
        b + strlen (b), "%d,", i); /* { dg-optimized "strlen uses the length from line 149" } */
}

size_t
grows_sometimes (const int *v)
{
  char b[2000] = "numbers: ";
  for (int i = 0; i < 90; i++)
    {
      if (i == 30)
        strcat (b, "more: "); /* { dg-optimized "strlen uses the length from line" } */
      if (v[i])
        sprintf (           /* { dg-optimized "sprintf .*lowered" } */
             b + strlen (b), /* { dg-optimized "strlen uses the length from line" } */
            "%d,", v[i]);
    }
  return strlen (b); /* { dg-optimized "strlen uses the length from line" } */
}

size_t
grows_and_changes (const int *v)
{
  char b[2000] = "numbers: ";
  for (int i = 0; i < 90; i++)
    {
      if (i == 30)
        b[v[i]] = 0;
      if (v[i])
        sprintf (b + strlen (b), "%d,", v[i]); /* { dg-optimized "sprintf .*lowered" } */
    }
  return strlen (b);
}

size_t
of_the_time_before (char *const *lines, int n)
{
  size_t sum = 0;
  for (int i = 0; i < n; i++)
    {
      char *line = lines[i];
      sum += strlen (line);
      sprintf (line, "%d", i); /* { dg-optimized "sprintf .*lowered" } */
    }
  return sum;
}

size_t
elsewhere (char *b, char *c, int v)
{
  sprintf (b, "%d", v); /* { dg-optimized ".*lowered" } */
  return strlen (c);
}

size_t __attribute__ ((cold))
cold (char *b, int v)
{
  sprintf (b, "%d", v); /* { dg-note ".*cold" } */
  return strlen (b);
}

size_t
of_unknown_start (char *b, int v)
{
  for (int i = 0; i < v; i++)
    sprintf (b + strlen (b), "%d,", i); /* { dg-optimized ".*lowered" } */
  return strlen (b);
}

void
checked (char *b, int v, const char *s)
{
  sprintf (b, "%d,", v); /* { dg-optimized ".*lowered" } */
  __builtin___strcat_chk (b, s, 40); /* { dg-optimized "__strcat_chk uses the length from line 223" } */
}

void
printed (FILE *f, char *b, int v)
{
  sprintf (b, "%d,", v); /* { dg-optimized ".*lowered" } */
  fputs (b, f); /* { dg-optimized "fputs uses the length from line 230" } */
}

int
printed_with_result (FILE *f, char *b, int v)
{
  sprintf (b, "%d,", v); /* { dg-optimized ".*lowered" } */
  return fputs (b, f);
}

void
printed_in_a_run (FILE *f, const int *v, int n)
{
  char b[20];
  for (int i = 0; i < n; i++)
    {
      sprintf (b, "%d,", v[i]); /* { dg-optimized ".*lowered" } */
      fputs (b, f); /* { dg-optimized "fputs \"%s\" lowered" } */
      fprintf (f, "%d", i); /* { dg-optimized ".*merged with" } */
    }
}

void
may_be_empty (FILE *f, char *b, const char *s)
{
  sprintf (b, "%s%s", s, s); /* { dg-optimized ".*lowered" } */
  fputs (b, f);
}

/* A text that GCC knows is in front.  */
size_t
behind_constant (char *b, int v)
{
  strcpy (b, "value: ");
  sprintf (b + strlen (b), "%d", v); /* { dg-optimized ".*lowered" } */
  strcat (b, ";");    /* { dg-optimized "strlen uses the length from line 265" } */
  return strlen (b);
}

size_t
over_its_end (char *b, int v)
{
  strcpy (b, "value: ");
  sprintf (b + 5, "%d", v); /* { dg-optimized ".*lowered" } */
  return strlen (b); /* { dg-optimized "strlen uses the length from line 274" } */
}

size_t
behind_its_end (char *b, int v)
{
  strcpy (b, "value: ");
  sprintf (b + 8, "%d", v); /* { dg-optimized ".*lowered" } */
  return strlen (b);
}

size_t
changed_in_front (char *b, int v)
{
  strcpy (b, "value: ");
  b[3] = (char) v;
  sprintf (b + 7, "%d", v); /* { dg-optimized ".*lowered" } */
  return strlen (b);
}

extern int fputs_unlocked (const char *, FILE *);

void
printed_without_lock (FILE *f, char *b, int v)
{
  sprintf (b, "%d,", v); /* { dg-optimized ".*lowered" } */
  fputs_unlocked (b, f); /* { dg-optimized "fputs_unlocked uses the length from line 300" } */
}
