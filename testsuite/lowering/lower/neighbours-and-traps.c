/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may trap ends a run: a handler of the signal may print to the stream, or flush
   it, or go on elsewhere.  What was accessed before does not trap.  */
/* { dg-options "-O2 -fplugin-arg-libqrintf-inline=all" } */

#include <stdio.h>

struct pair
{
  long first, second;
};

void
divided (FILE *f, int a, int b)
{
  fprintf (f, "%d:", a);     /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  fprintf (f, "%d;", a / b); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  fprintf (f, "%x;", a % 7); /* { dg-optimized ".*merged with the call in line 17" } */
}

void
divided_reals (FILE *f, double a, double b)
{
  fprintf (f, "%f:", a);     /* { dg-optimized ".*at most \[0-9\]+ bytes(?!,)" } */
  fprintf (f, "%f;", a / b); /* { dg-optimized ".*merged with the call in line 24" } */
}

void
loaded (FILE *f, int i, const int *v)
{
  fprintf (f, "%d:", i);    /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  fprintf (f, "%d;", v[i]); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
}

/* Another element may be in another page.  */
void
loaded_beside (FILE *f, const int *v)
{
  fprintf (f, "%d:", v[0]); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  fprintf (f, "%d;", v[1]); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  fprintf (f, "%x;", v[0]); /* { dg-optimized ".*merged with the call in line 40" } */
}

void
members (FILE *f, struct pair *p)
{
  fprintf (f, "%ld:", p->first);  /* { dg-optimized ".*at most 21 bytes(?!,)" } */
  fprintf (f, "%ld;", p->second); /* { dg-optimized ".*merged with the call in line 47" } */
}

/* A page that can be read may not be written.  */
void
stored (FILE *f, struct pair *p)
{
  fprintf (f, "%ld:", p->first); /* { dg-optimized ".*at most 21 bytes(?!,)" } */
  p->second = 5;
  fprintf (f, "%d;", 5);         /* { dg-optimized ".*at most 2 bytes(?!,)" } */
}

void
stored_again (FILE *f, int v, struct pair *p)
{
  p->first = 1;
  fprintf (f, "%d:", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  p->second = v;
  fprintf (f, "%x;", v); /* { dg-optimized ".*merged with the call in line 64" } */
}

/* In one branch only.  */
void
loaded_in_a_branch (FILE *f, int v, struct pair *p)
{
  if (v & 1)
    fputs (p->first ? "yes" : "no", f);
  fprintf (f, "%d:", v);          /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  fprintf (f, "%ld;", p->second); /* { dg-optimized ".*at most 21 bytes(?!,)" } */
}

static int table[100];

int
variables (FILE *f, int i)
{
  fprintf (f, "%d:", i);        /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  fprintf (f, "%d;", table[i]); /* { dg-optimized ".*merged with the call in line 84" } */
  return ++table[i];
}

/* What is accessed later in a block shows nothing.  */
void
accessed_later (FILE *f, int v, struct pair *p)
{
  fprintf (f, "%d:", v);          /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  fprintf (f, "%ld:", p->first);  /* { dg-optimized ".*at most 21 bytes(?!,)" } */
  fprintf (f, "%ld;", p->second); /* { dg-optimized ".*merged with the call in line 94" } */
}

void
literal_stored (FILE *f, int v)
{
  char *p = "abc";
  fprintf (f, "%d:", v); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  *p = 'x';
  fprintf (f, "%x;", v); /* { dg-optimized ".*at most 9 bytes(?!,)" } */
}

extern int may_be_missing __attribute__ ((weak));

void
weak (FILE *f, int v)
{
  fprintf (f, "%d:", v);              /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  fprintf (f, "%d;", may_be_missing); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
}

/* An object of several pages may be there in part.  */
struct image
{
  int width;
  unsigned char pixels[8192];
  int sum;
};

void
large (FILE *f, const struct image *p)
{
  fprintf (f, "%d:", p->width); /* { dg-optimized ".*at most 12 bytes(?!,)" } */
  fprintf (f, "%d;", p->sum);   /* { dg-optimized ".*at most 12 bytes(?!,)" } */
}
