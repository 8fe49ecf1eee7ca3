/* The first of the two files: its calls can only come out as the plugin's, as
   nothing of them is kept for the C library.  C and C++.  */

#include <stdio.h>

#include "part.h"

int
main (int argc, char **argv)
{
  char text[64];
  (void) argv;
  snprintf (text, sizeof text, "%u.%u %x", argc + 41u, argc + 6u, argc + 254u);
  puts (text);
  part (text, argc * 42);
  puts (text);
  return 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
