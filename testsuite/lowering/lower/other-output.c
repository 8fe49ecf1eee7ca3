/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stream that stdout was, and perhaps is no more.  */
/* { dg-options "-O2" } */

#include <stdio.h>

FILE *other;
void between (void);

int
after_call (int v)
{
  FILE *f = stdout;
  between ();
  return fprintf (f, "%d/%d", v, v); /* { dg-optimized "fprintf .* lowered" } */
}

int
after_store (int v)
{
  FILE *f = stdout;
  stdout = other;
  return fprintf (f, "%d:%d", v, v); /* { dg-optimized "fprintf .* lowered" } */
}

int
after_unknown_store (int v, FILE **to)
{
  FILE *f = stdout;
  *to = other;
  return fprintf (f, "%d.%d", v, v); /* { dg-optimized "fprintf .* lowered" } */
}

int
in_branch (int v)
{
  FILE *f = stdout;
  if (v > 4)
    stdout = other;
  return fprintf (f, "%d-%d", v, v); /* { dg-optimized "fprintf .* lowered" } */
}

/* Stores that change stdout although their type is another one.  */
struct holder
{
  FILE *f;
};

int
after_struct (int v, struct holder *to, struct holder from)
{
  FILE *f = stdout;
  *to = from;
  return fprintf (f, "%d+%d", v, v); /* { dg-optimized "fprintf .* lowered" } */
}

union either
{
  FILE *f;
  long l;
};

int
after_union (int v, union either *to, long from)
{
  FILE *f = stdout;
  to->l = from;
  return fprintf (f, "%d*%d", v, v); /* { dg-optimized "fprintf .* lowered" } */
}

int
after_bytes (int v, char *to, char from)
{
  FILE *f = stdout;
  *to = from;
  return fprintf (f, "%d/%d", v, v); /* { dg-optimized "fprintf .* lowered" } */
}

/* { dg-final { asm_has "__qrintf_fprintf" } } */
/* { dg-final { asm_lacks "__qrintf_(stdout|printf)" } } */
