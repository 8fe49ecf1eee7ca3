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
  return strlen (b);    /* { dg-optimized "strlen uses the length from the call in line 16" } */
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
  return n + strlen (b); /* { dg-optimized "strlen uses the length from the call in line 32" } */
}

size_t
in_another_block (char *b, int v)
{
  sprintf (b, "%x", v); /* { dg-optimized ".*lowered" } */
  if (v > 3)
    return strlen (b); /* { dg-optimized "strlen uses the length from the call in line 39" } */
  return 1;
}

void
appended (char *b, int v, int w)
{
  sprintf (b, "%d,", v);                 /* { dg-optimized ".*lowered" } */
  sprintf (                 /* { dg-optimized "sprintf .*lowered" } */
      b + strlen (b), "%d,", w); /* { dg-optimized "strlen uses the length from the call in line 48" } */
  strcat (b, "end"); /* { dg-optimized "strlen uses the length from the call in line 49" } */
  strcat (b, "ing");
  sprintf (b + strlen (b), "%d", v + w); /* { dg-optimized ".*lowered" } */
}

char *
string_appended (char *b, const char *s, int v)
{
  sprintf (b, "%d,", v); /* { dg-optimized ".*lowered" } */
  return strcat (b, s);  /* { dg-optimized "strcat uses the length from the call in line 59" } */
}

size_t
kept_by_libc (char *b, double v)
{
  sprintf (b, "%La", (long double) v); /* { dg-note ".*kept" } */
  return strlen (b); /* { dg-optimized "strlen uses the length from the call in line 66" } */
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
  return strlen (b); /* { dg-optimized "strlen uses the length from the call in line 80" } */
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
  sprintf (b, format, v); /* { dg-missed ".*kept" } */
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
two_ways (char *b, int v)
{
  if (v)
    sprintf (b, "%d", v); /* { dg-optimized ".*lowered" } */
  return strlen (b);
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
in_a_loop (char *b, int v)
{
  for (int i = 0; i < v; i++)
    sprintf (b + strlen (b), "%d,", i); /* { dg-optimized ".*lowered" } */
  return strlen (b);
}

void
checked (char *b, int v, const char *s)
{
  sprintf (b, "%d,", v); /* { dg-optimized ".*lowered" } */
  __builtin___strcat_chk (b, s, 40); /* { dg-optimized "__strcat_chk uses the length from the call in line 161" } */
}
