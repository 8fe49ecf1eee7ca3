/* Warnings that later passes give, on the stores and the loads around calls.  */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int
uninitialized (char *p, int c)
{
  int v;
  if (c)
    v = getchar ();
  return sprintf (p, "%d", v); /* { dg-warning "Wmaybe-uninitialized" } */
}

int
uninitialized_array (void)
{
  char b[8];
  return snprintf (NULL, 0, "%s.", b);
}

void
initialized_by_call (char *p, int v)
{
  char b[16];
  sprintf (b, "%d", v);
  strcpy (p, b);
  char c[16];
  snprintf (c, sizeof c, "%d", v);
  p[20] = c[0];
}

void
freed (char *p, int v)
{
  free (p);
  sprintf (p, "%d", v); /* { dg-warning-since 12 "Wuse-after-free" } */
}

int
out_of_bounds (int v)
{
  static char b[8];
  return sprintf (b + 9, "%d", v); /* { dg-warning "Wformat-overflow|Warray-bounds|Wstringop-overflow" } */
}

char *
too_small (int v)
{
  char *p = malloc (3);
  sprintf (p, "%d", v | 1024); /* { dg-warning "Wformat-overflow|Wstringop-overflow" } */
  return p;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
