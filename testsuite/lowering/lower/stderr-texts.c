/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A text that is made in a local array and goes from there to stderr, or to where else
   messages go, takes as long with libc: what is around it takes longer.  */
/* { dg-options "-O2" } */

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <syslog.h>
#include <unistd.h>

int is_verbose;
char kept[256];
void show (const char *text);

void
message (const char *format, ...)
{
  va_list values;
  va_start (values, format);
  if (is_verbose)
    {
      char line[128];
      vsnprintf (line, sizeof line, format, values); /* { dg-note "vsnprintf kept: the text goes to stderr" } */
      fputs (line, stderr);
    }
  va_end (values);
}

void
in_parts (int n, const char *name)
{
  char line[128];
  int length = sprintf (line, "%d: ", n); /* { dg-note "sprintf kept: the text goes to stderr" } */
  sprintf (line + length, "%s\n", name); /* { dg-note "sprintf kept: the text goes to stderr" } */
  fprintf (stderr, "error %s", line); /* { dg-note "fprintf kept: stderr" } */
}

void
used_behind_a_part (int n, const char *name)
{
  char line[128];
  char *end = line + sprintf (line, "%d: ", n); /* { dg-optimized "sprintf .* lowered" } */
  sprintf (end, "%s\n", name); /* { dg-optimized "sprintf .* lowered" } */
  show (end);
  fputs (line, stderr);
}

void
by_descriptor (int n)
{
  char line[32];
  sprintf (line, "progress %d\n", n); /* { dg-note "sprintf kept: the text goes to stderr" } */
  line[0] = 'P';
  (void) !write (2, line, strlen (line));
}

void
to_log (int n)
{
  char line[32];
  sprintf (line, "number %d\n", n); /* { dg-note "sprintf kept: the text goes to stderr" } */
  syslog (LOG_INFO, "%s", line);
}

void
to_other_descriptor (int n)
{
  char line[32];
  sprintf (line, "progress %d\n", n); /* { dg-optimized "sprintf .* lowered" } */
  (void) !write (1, line, strlen (line)); /* { dg-optimized "strlen uses" } */
}

void
to_other_stream (FILE *f, int n)
{
  char line[32];
  sprintf (line, "number %d\n", n); /* { dg-optimized "sprintf .* lowered" } */
  fputs (line, n < 0 ? stderr : f); /* { dg-optimized "fputs uses" } */
}

void
used_before (int n)
{
  char line[32];
  sprintf (line, "number %d\n", n); /* { dg-optimized "sprintf .* lowered" } */
  if (line[7] == '1')
    fputs (line, stderr); /* { dg-optimized "fputs uses" } */
}

void
shown_too (int n)
{
  char line[32];
  sprintf (line, "number %d\n", n); /* { dg-optimized "sprintf .* lowered" } */
  show (line);
  fputs (line, stderr);
}

void
part_of_other_text (char *other, int n)
{
  char line[32];
  sprintf (line, "%d\n", n); /* { dg-optimized "sprintf .* lowered" } */
  sprintf (other, "number %s", line); /* { dg-optimized "sprintf .* lowered" } */
  fputs (line, stderr);
}

void
nowhere (int n)
{
  char line[32];
  int length = sprintf (line, "%d\n", n); /* { dg-optimized "sprintf .* lowered" } */
  is_verbose = length;
}

void
not_local (int n)
{
  sprintf (kept, "%d\n", n); /* { dg-optimized "sprintf .* lowered" } */
  fputs (kept, stderr); /* { dg-optimized "fputs uses" } */
}
