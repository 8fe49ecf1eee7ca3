/* The first of two units: the text is made in the second.  */

#include <stdio.h>

int describe (char *p, size_t n, unsigned serial, int a, int b);

int
main (void)
{
  char text[64];
  int n = describe (text, sizeof text, 1234567, 3, -5);
  puts (text);
  return n == 18 ? 0 : 1;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
