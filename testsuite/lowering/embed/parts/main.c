/* A program of several parts that format alike.  */

#include <stdio.h>

int describe (char *p, size_t n, unsigned serial, int a);
int other (char *p, size_t n, unsigned serial, double x);

int
main (int argc, char **argv)
{
  char text[3][64];
  snprintf (text[0], sizeof text[0], "main %u.%d %s", 1234567u + argc, -argc,
            argv[0][0] ? "named" : "");
  int n = describe (text[1], sizeof text[1], 89u + argc, -argc);
  n += other (text[2], sizeof text[2], 4567890u + argc, argc / 8.0);
  printf ("%s|%s|%s|%d\n", text[0], text[1], text[2], n);
  for (int i = 0; i < 3 * argc; i++)
    printf ("%d %ld %s %x\n", i - 1, (long) n << 10 * i, text[i], n + i);
  return 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
