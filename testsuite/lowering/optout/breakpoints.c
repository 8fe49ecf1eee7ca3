/* What debugger.tcl stops at.  */

#include <stdio.h>
#include <stdlib.h>

char text[40];

static __attribute__ ((noinline)) void
lowered (int v, const char *name)
{
  int doubled = v * 2;
  snprintf (text, sizeof text, "%d %s", doubled, name); /* first stop */
  puts (text);
}

static __attribute__ ((noinline)) void
inline_form (unsigned char v)
{
  sprintf (text, "%d.", v); /* second stop */
  puts (text);
}

int
main (int argc, char **argv)
{
  lowered (argc + 5, argv[argc - 1]);
  inline_form (argc);
  printf ("%d\n", argc);
  return 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
