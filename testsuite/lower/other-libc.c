/* Where the C library is not glibc, streams are written to with fwrite, which may
   come to a write function of the program's that throws.  */
/* { dg-options "-O2 -fexceptions -fplugin-arg-libqrintf-libc=musl" } */

typedef struct stream FILE;
int fprintf (FILE *, const char *, ...);
void done (int *);

int
in_region (FILE *f, int v)
{
  __attribute__ ((cleanup (done))) int held = v;
  return fprintf (f, "%d", v); /* { dg-missed "fprintf kept: the call may throw" } */
}

int
outside (FILE *f, int v)
{
  return fprintf (f, "%d", v); /* { dg-optimized "fprintf .%d. lowered" } */
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
