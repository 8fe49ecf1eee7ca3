/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program that gives given.c formats, of reals as well.  */
#include <stdio.h>
#include <stdlib.h>

int given_text (char *at, size_t size, const char *format, ...);
char *given_copy (const char *format, ...);
int given_often (int n);

int
main (void)
{
  char text[99];
  int n = given_often (9);
  given_text (text, sizeof text, "%f %g %e %d %-9s| %.3f", 1.5, 2.5, 3.5, -4, "abc", .125);
  char *copy = given_copy ("%s %5.2f %ld", "abc", 1e6, 123456789012L);
  printf ("%d %s %s\n", n, text, copy);
  free (copy);
  return 0;
}
