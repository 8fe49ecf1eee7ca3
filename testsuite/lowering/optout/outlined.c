/* Functions that GCC makes of parts of others go by what they are made of.  */

#include <stdio.h>

char texts[8][20];

__attribute__ ((no_qrintf)) void
kept (int v)
{
#pragma omp parallel for num_threads(2)
  for (int i = 0; i < v; i++)
    sprintf (texts[i], "%d", i); /* { dg-missed "sprintf kept: no_qrintf" } */
#pragma omp task
  printf ("task %d\n", v); /* { dg-missed "printf kept: no_qrintf" } */
}

void
lowered (int v)
{
#pragma omp parallel for num_threads(2)
  for (int i = 0; i < v; i++)
    sprintf (texts[i] + 4, "%d", i); /* { dg-optimized "sprintf .%d. lowered" } */
}

int
main (void)
{
  kept (7);
  lowered (7);
  for (int i = 0; i < 7; i++)
    printf ("%s %s\n", texts[i], texts[i] + 4); /* { dg-optimized "printf .%s %s.n. lowered" } */
  return 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
