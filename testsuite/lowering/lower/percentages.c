/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A real that is printed with a percent sign is a statistic for people, and libc's
   unless something shows that the call runs often.  Other calls beside it are
   lowered.  */
/* { dg-options "-O2" } */

#include <stdio.h>

void
statistics (FILE *f, unsigned long used, unsigned long all)
{
  fprintf (f, "# buckets:      %lu\n", all); /* { dg-optimized ".*lowered" } */
  fprintf (f, "# buckets used: %lu (%.2f%%)\n", used, 100.0 * used / all); /* { dg-note "fprintf kept: nothing shows that the call runs often" } */
  fprintf (f, "# longest:      %lu%%\n", used); /* { dg-optimized ".*lowered" } */
  fprintf (f, "# mean:         %.2f\n", 1.0 * used / all); /* { dg-optimized ".*lowered" } */
}

void
table (const double *share, int n)
{
  for (int i = 0; i < n; i++)
    printf ("%d: %.1f%%\n", i, share[i]); /* { dg-optimized ".*lowered" } */
}
