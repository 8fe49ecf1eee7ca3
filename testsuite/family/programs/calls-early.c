/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program with the library of early.c, and with an ifunc of its own.  */

#include <stdio.h>

extern char early_text[3][100];
int early (void);

static char own_text[100];

static int
returns_two (void)
{
  return 2;
}

static void *
resolve (void)
{
  snprintf (own_text, sizeof own_text, "%d %s", 3, "own");
  return returns_two;
}

int own (void) __attribute__ ((ifunc ("resolve")));

int
main (void)
{
  printf ("%d %s %s %s\n", early (), early_text[0], early_text[1],
          early_text[2]);
  printf ("%d %s\n", own (), own_text);
  return 0;
}
