/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions that the program declares to have no effects crash nothing.  */
/* { dg-options "-O2 -w" } */

struct _IO_FILE;
typedef struct _IO_FILE FILE;
extern FILE *stdout;
int fprintf (FILE *, const char *, ...) __attribute__ ((const));
int fputs (const char *, FILE *) __attribute__ ((const));
unsigned long fwrite (const void *, unsigned long, unsigned long, FILE *) __attribute__ ((const));

int
sum (const char *s, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    {
      sum += fprintf (stdout, "%d %d\n", i, i); /* { dg-missed "fprintf kept: no known C library declares it" } */
      sum += fputs (s + i, stdout); /* { dg-optimized "fputs .*lowered" } */
      sum += fwrite (s, 1, i, stdout); /* { dg-optimized "fwrite lowered" } */
    }
  return sum;
}
