/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Includes a header beside the module that includes it, too.  */

#include <cstdio>
import texts;

int
main ()
{
  char text[60];
  int n = print_inline (5) + to_string (text, "%5d|", 7);
  std::printf ("%s %.2f\n", text, 2.5);
  n += print ("%d %s %.1f\n", n, "list", 2.25);
  pair_text pair (n, 255);
  for (int i = 0; i < 3; i++)
    std::printf ("%d,%s\n", i, pair.text);
  std::puts (pair.text);
}
