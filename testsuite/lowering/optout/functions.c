/* Whose calls stay: those written in a function with the attribute, wherever
   GCC inlines it; others' calls are lowered, also where they are inlined into
   one.  */

#include <stdio.h>
#include <stdlib.h>

char text[200];

__attribute__ ((no_qrintf, noinline)) void
alone (int v)
{
  sprintf (text, "%d", v); /* { dg-missed "sprintf kept: no_qrintf" } */
  puts (text);
}

/* By a declaration before, or one behind.  */
void declared_before (int) __attribute__ ((__no_qrintf__));

void
declared_before (int v)
{
  printf ("before %d\n", v); /* { dg-missed "printf kept: no_qrintf" } */
}

void
declared_after (int v)
{
  printf ("after %d\n", v); /* { dg-missed "printf kept: no_qrintf" } */
}

void declared_after (int) __attribute__ ((no_qrintf));

/* Inlined, from a scope of their own, and once more.  */
static inline __attribute__ ((no_qrintf, always_inline)) void
inlined (int v)
{
  if (v > 1)
    {
      int w = v * rand ();
      if (w)
        {
          unsigned u = w % 7U;
          printf ("inlined %u\n", u); /* { dg-missed "printf kept: no_qrintf" } */
        }
    }
  snprintf (text, sizeof text, "%d", v); /* { dg-missed "snprintf kept: no_qrintf" } */
}

static inline __attribute__ ((always_inline)) void
between (int v)
{
  inlined (v + 1);
  printf ("between %d\n", v); /* { dg-optimized "printf .between %d.n. lowered" } */
}

static inline __attribute__ ((always_inline)) void
plain (int v)
{
  int w = v * 3;
  printf ("plain %d\n", w); /* { dg-optimized "printf .plain %d.n. lowered" } */
}

/* What is inlined into it is not written in it.  */
__attribute__ ((no_qrintf, noinline)) void
around (int v)
{
  fprintf (stdout, "around %d\n", v); /* { dg-missed "fprintf kept: no_qrintf" } */
  plain (v);
  between (v);
  fprintf (stdout, "%s\n", text + 1); /* { dg-missed "fprintf kept: no_qrintf" } */
}

__attribute__ ((noinline)) void
caller (int v)
{
  around (v);
  inlined (v);
  between (v);
  plain (v);
  printf ("%s %d\n", text, v); /* { dg-optimized "printf .%s %d.n. lowered" } */
}

/* Nested functions are written in their outer one, not the other way.  */
__attribute__ ((no_qrintf, noinline)) int
outer (int v)
{
  int total = 0;
  auto void nested (int);
  void nested (int w)
  {
    total += w;
    printf ("nested %d\n", w); /* { dg-missed "printf kept: no_qrintf" } */
  }
  for (int i = 0; i < v; i++)
    nested (i);
  return total;
}

__attribute__ ((noinline)) int
outer_of_one (int v)
{
  __attribute__ ((no_qrintf)) int nested (int w)
  {
    return printf ("%d %d\n", w, v); /* { dg-missed "printf kept: no_qrintf" } */
  }
  return nested (3)
         + printf ("outer of one %d\n", v); /* { dg-optimized "printf .outer of one %d.n. lowered" } */
}

/* Not a choice among literals either.  */
__attribute__ ((no_qrintf, noinline)) void
chosen (int v)
{
  printf (v > 2 ? "%d more\n" : "%d less\n", v); /* { dg-missed "printf kept: no_qrintf" } */
}

/* The same code as `chosen' and others without the attribute: GCC must not merge
   them.  */
__attribute__ ((noinline)) void
alone_but_lowered (int v)
{
  sprintf (text, "%d", v); /* { dg-optimized "sprintf .%d. lowered" } */
  puts (text);
}

/* A part of a function, and a copy of it for a constant.  */
static __attribute__ ((no_qrintf, noinline)) void
split (int v, const char *name)
{
  if (v < 0)
    return;
  for (int i = 0; i < 3; i++)
    printf ("split %d %s\n", v + i, name); /* { dg-missed "printf kept: no_qrintf" } */
}

int
main (void)
{
  srand (1);
  alone (12);
  alone_but_lowered (13);
  declared_before (1);
  declared_after (2);
  caller (3);
  printf ("%d\n", outer (3) + outer_of_one (4)); /* { dg-optimized "printf .%d.n. lowered" } */
  chosen (rand () % 5);
  for (int i = -1; i < 3; i++)
    split (i, "name");
  return 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
