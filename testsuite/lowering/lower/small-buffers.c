/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a unit has 24 calls to buffers that are neither hot nor cold, those that would
   have many bytes are small ones.  */
/* { dg-options "-O2 -D_FORTIFY_SOURCE=2" } */

#include <stdio.h>

void
to_object (char *s, int i, const char *name)
{
  sprintf (s, "%d files of %d", i, i + 1); /* { dg-optimized "sprintf .*lowered .small" } */
  sprintf (s, "%s: %lx, %s", name, (long) i, name); /* { dg-optimized "sprintf .*lowered .small" } */
  sprintf (s, "%s: %.3f of %g", name, i / 2.0, i / 3.0); /* { dg-optimized "sprintf .*lowered .small" } */
}

/* { dg-final { asm_has "__qrintf_small_object" } } */

int
within_bound (char *s, size_t n, int i, const char *name)
{
  return snprintf (s, n, "%d files of %s", i, name); /* { dg-optimized "snprintf .*lowered .small" } */
}

/* { dg-final { asm_has "__qrintf_small_bounded" } } */

void
in_array (int i, const char *name)
{
  char line[100];
  sprintf (line, "%d: %s, %d", i, name, i); /* { dg-optimized "sprintf .*lowered .small" } */
  puts (line);
  snprintf (line, sizeof line, "%d of %d: %s, %d", i, i, name, i); /* { dg-optimized "snprintf .*lowered .small" } */
  puts (line);
}

#define FOUR_TIMES(CALL) CALL; CALL; CALL; CALL

/* These have hardly more bytes than the small call.  */
void
many (char *s, int i)
{
  FOUR_TIMES (FOUR_TIMES (sprintf (s, "%d", i))); /* { dg-optimized "sprintf .*lowered .direct" } */
}

void
few_bytes (char *s, int i)
{
  sprintf (s, "%d", i); /* { dg-optimized "sprintf .*lowered .direct" } */
  sprintf (s, "%c%c", i, i); /* { dg-optimized "sprintf .*lowered .direct" } */
}

void
in_loop (char *s, int n, const char *name)
{
  while (n--)
    s += sprintf (s, "%d files of %s", n, name); /* { dg-optimized "sprintf .*lowered .direct" } */
}

__attribute__ ((hot)) void
often (char *s, int i)
{
  sprintf (s, "%d files of %d", i, i + 1); /* { dg-optimized "sprintf .*lowered .direct" } */
}

__attribute__ ((cold)) void
seldom (char *s, int i)
{
  sprintf (s, "%d files of %d", i, i + 1); /* { dg-note "sprintf kept: cold code" } */
}

void
overlapping (char *s, int i)
{
  sprintf (s, "%s: %d files of %d", s, i, i + 1); /* { dg-missed "sprintf kept: argument 1 may overlap" } */
}

/* What libc is to compare with the size of the array is not known.  */
void
size_at_run_time (size_t n, int i)
{
  char line[100];
  snprintf (line, n, "%d files of %d", i, i + 1); /* { dg-optimized "snprintf .*lowered .guarded" } */
  puts (line);
}

void
tight (int i, const char *name)
{
  char line[20];
  snprintf (line, sizeof line, "%d files of %s", i, name); /* { dg-optimized "snprintf .*lowered .scratch" } */
  puts (line);
}
