/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A library that prints before anyone else: while an ifunc is resolved, and in
   a constructor.  What the engine refuses is among it.  */

#define _GNU_SOURCE

#include <stdio.h>

char early_text[3][100];

static int
returns_one (void)
{
  return 1;
}

static void *
resolve (void)
{
  /* glibc needs a locale for all but these, which is not there yet.  */
  snprintf (early_text[0], sizeof early_text[0], "%d %s", 1, "early");
  snprintf (early_text[1], 3, "%s%d", "cut", 5);
  return returns_one;
}

int early (void) __attribute__ ((ifunc ("resolve")));

static __attribute__ ((constructor (101))) void
construct (void)
{
  snprintf (early_text[2], sizeof early_text[2], "%d %ls", 3, L"early");
  printf ("constructor %d\n", 4);
}

static __attribute__ ((destructor)) void
destroy (void)
{
  printf ("destructor %d %ls\n", 5, L"late");
}
