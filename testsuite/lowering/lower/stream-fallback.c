/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fallback of direct code in a stream is qrintf's printf, which also prints
   to line-buffered streams, if the program has it.  The fallback of direct code in memory is the C
   library's function.  */
/* { dg-options "-O2 -D_FORTIFY_SOURCE=2" } */
/* { dg-final { asm_has "__qrintf_stream_enter.*\[ \t\]__qrintf_linked_fprintf_chk" } } */
/* { dg-final { asm_has "__qrintf_stdout_enter.*\[ \t\]__qrintf_linked_printf_chk" } } */
/* { dg-final { asm_has "\[ \t\]__snprintf_chk" } } */

#include <stdio.h>

__attribute__ ((hot)) int
to_stream (FILE *f, int v, const char *s)
{
  return fprintf (f, "%d of %s\n", v, s); /* { dg-optimized "fprintf .%d of %s.n. lowered .direct, stream" } */
}

__attribute__ ((hot)) void
in_a_run (int v, const char *s)
{
  printf ("%d:", v); /* { dg-optimized "printf .%d:. lowered .direct, stream" } */
  printf ("%s of %d\n", s, v); /* { dg-optimized "printf .%s of %d.n. lowered .direct, stream.*merged" } */
}

char text[20];

int
to_memory (const char *s)
{
  return snprintf (text, 15, "%s.", s); /* { dg-optimized "snprintf .%s.. lowered .direct" } */
}
