/* What is lowered: prints texts made in several ways, one line each.  */
#include <stdio.h>

int
main (int argc, char **argv)
{
  char text[80];
  (void) argv;
  for (int i = -3; i < 4; i++)
    {
      int n = i * 1000003 * argc;
      int length = snprintf (text, sizeof text, "%d|%08x|%5d|%s", n,
                             (unsigned int) n, i, i < 0 ? "minus" : "plus");
      printf ("%d %s\n", length, text);
      printf ("%.2f %g\n", n / 7.0, n * 1e10);
      if (snprintf (text, 4, "%d", n) > 3)
        fprintf (stdout, "cut to %s\n", text);
    }
  return 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
