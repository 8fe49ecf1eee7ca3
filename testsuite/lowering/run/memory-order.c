/* What the program stores before a call, and reads after it, in the memory that
   the call writes: the optimizers must see the lowered stores as stores.  */

#include "show.h"

static long __attribute__ ((noinline))
stores_around (char *p, int v)
{
  p[0] = 'x';
  p[1] = 'y';
  int n = sprintf (p, "%d", v);
  p[n] = '!';
  p[n + 1] = 0;
  return p[0] + p[1];
}

static long __attribute__ ((noinline))
length_after (const char *s, unsigned v)
{
  char b[64];
  sprintf (b, "%s:%u", s, v);
  size_t n = strlen (b);
  sprintf (b + n, "(%zu)", n);
  return (long) (strlen (b) * 100 + (size_t) b[0]);
}

static long __attribute__ ((noinline))
compare_after (int v)
{
  char b[16] = "12345";
  long before = strcmp (b, "12345") == 0;
  snprintf (b, sizeof b, "%d", v);
  return before * 2 + (strcmp (b, "12345") == 0);
}

static long __attribute__ ((noinline))
zeroed_before (int v)
{
  char b[32] = { 0 };
  snprintf (b, 8, "%d", v);
  long sum = 0;
  for (int i = 0; i < 32; i++)
    sum += b[i] * (i + 1);
  return sum;
}

static long __attribute__ ((noinline))
same_bytes_twice (char *p, int v)
{
  sprintf (p, "%d", v);
  char first = p[0];
  sprintf (p, "%x", v);
  return first * 256 + p[0];
}

/* Memory that an int and the text share.  */
static long __attribute__ ((noinline))
pun (int v)
{
  union { char text[16]; int words[4]; } u = { .words = { -1, -1, -1, -1 } };
  sprintf (u.text, "%d", v);
  return u.words[0] ^ u.words[2];
}

static int counter;

static int
next (int by)
{
  return counter += by;
}

int
main (void)
{
  for (int v = -200; v <= 100000; v = v * 7 / 2 + 777)
    {
      SHOW (stores_around (area, v));
      SHOW (length_after (HIDE ("some"), (unsigned) v));
      SHOW (compare_after (v));
      SHOW (zeroed_before (v));
      SHOW (same_bytes_twice (area, v));
      SHOW (pun (v));
    }
  SHOW (compare_after (HIDE (12345)));
  SHOW (sprintf (area, "%d", next (3)) + next (4));
  SHOW ((sprintf (area, "%d", next (5)), counter));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
