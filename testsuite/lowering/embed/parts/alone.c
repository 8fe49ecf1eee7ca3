/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A call of the runtime's printf and nothing else that is lowered: it prints VALUE by FORMAT into a buffer that
   has room, with a text behind it, so that a directive that ends the call in the middle is
   seen.  */

#include <stdio.h>

__attribute__ ((noipa)) int
call (FILE *f)
{
  return fprintf (f, "[" FORMAT "]\n", VALUE);
}

int
main (void)
{
  putc ('<', stdout);
  int n = call (stdout);
  return n < 3 || call (stdout) != n;
}
