/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The call that prints a translation is also what is called where the stream has no room
   for the text that is not translated, so that there is one call of the C library.  Its
   result may be used.  */
/* { dg-options "-O2" } */
/* { dg-final { asm_has "__qrintf_stream_enter.*\[ \t\]__qrintf_fprintf" } } */
/* { dg-final { asm_lacks "\[ \t\]fprintf" } } */

#include <libintl.h>
#include <stdio.h>

__attribute__ ((hot)) int
count (FILE *f, int v, const char *s)
{
  return fprintf (f, gettext ("%d of %s\n"), v, s) + 1; /* { dg-optimized "fprintf .%d of %s.n. lowered .direct, stream|lowered .qrintf.s printf" } */
}
