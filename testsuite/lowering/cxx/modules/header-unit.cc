/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Knows the C library by an imported header alone.  */

import <cstdio>;

int
main ()
{
  char text[50];
  int n = std::snprintf (text, sizeof text, "%d %s", 5, "imported");
  for (int i = 0; i < n; i++)
    std::printf ("%d %s\n", i, text);
  std::printf ("%s %d\n", text, n);
}
