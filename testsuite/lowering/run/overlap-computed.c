/* Sources found by searching the destination: the C library moves the text as
   it goes, and so must the lowered build, by leaving the call alone.  Indices
   that destination and source share make no overlap.  */
/* { dg-do run } */

#include <stdint.h>
#include <stdio.h>
#include <string.h>

static char table[8][16] = { "zero", "one", "two", "three", "four" };

__attribute__ ((noipa)) static void
in_place (char *b)
{
  strcpy (b, "key=a value and more text that is longer than one block of it");
  int r = sprintf (b, "%s", strchr (b, '=') + 1);
  printf ("%d %s\n", r, b);
  r = sprintf (b, "%s", strstr (b, "and"));
  printf ("%d %s\n", r, b);
  r = sprintf (b, "%s", (char *) ((uintptr_t) b + 4));
  printf ("%d %s\n", r, b);
  r = sprintf (b, "%s", (char *) memchr (b, 't', 10));
  printf ("%d %s\n", r, b);
}

__attribute__ ((noipa)) static void
by_index (char (*to)[24], int n)
{
  for (int i = 0; i < n; i++)
    printf ("%d %s\n", sprintf (to[i], "<%s>", table[i]), to[i]);
}

int
main (void)
{
  char b[200];
  char to[8][24];
  in_place (b);
  by_index (to, 5);
  return 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
