/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads or writes past an array, as the argument says, in a function of the
   family, which a sanitizer notices.  */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int
main (int argc, char **argv)
{
  char *small = malloc (8), *text = malloc (8);
  if (argc < 2 || !small || !text)
    return 2;
  memset (text, 'x', 8);
  if (!strcmp (argv[1], "reads"))
    printf ("%s\n", text);
  else
    sprintf (small, "%d and more than eight bytes", argc);
  return 0;
}
