/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What _FORTIFY_SOURCE ends: a sprintf past its array, as the first argument
   says, or %n in writable memory.  */

#include <stdio.h>
#include <string.h>

int
main (int argc, char **argv)
{
  char text[8], format[] = "%d%n\n";
  int n = 0;
  if (argc > 1 && !strcmp (argv[1], "n"))
    printf (format, 5, &n);
  else if (argc > 1)
    sprintf (text, "%s %d", argv[1], 5), puts (text);
  return n;
}
