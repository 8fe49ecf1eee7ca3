/* Arguments are evaluated once and in the plain program's order, and arrive
   whatever their types; results have f's type.  */

#include "kinds.h"
#include <stdbool.h>

static int counter;

static int NOINLINE
next (int weight)
{
  counter = counter * 10 + weight;
  return counter;
}

static struct buffer *NOINLINE
pick (struct buffer *b, int weight)
{
  next (weight);
  return b;
}

struct pair
{
  int a, b;
};
struct large
{
  long a[5];
};
enum level
{
  low,
  high = 70
};

static struct buffer out;

static long NOINLINE
all_add (struct buffer *b, short h, char c, bool flag, double d, float f,
         struct pair p, struct large l, enum level e, const int *restrict i,
         const char *text, unsigned n)
{
  add (b, text, n);
  return h + c + flag + (long) d + (long) f + p.a + p.b + l.a[4] + e + *i;
}

long allf (struct buffer *b, short h, char c, bool flag, double d, float f,
           struct pair p, struct large l, enum level e, const int *restrict i,
           const char *format, ...) PRINTF (11) OWN (qrintf_sink (all_add));

long NOINLINE
allf (struct buffer *b, short h, char c, bool flag, double d, float f,
      struct pair p, struct large l, enum level e, const int *restrict i,
      const char *format, ...)
{
  FORMAT_INTO (b, format);
  (void) written_;
  return h + c + flag + (long) d + (long) f + p.a + p.b + l.a[4] + e + *i;
}

static char *NOINLINE
pair_room (struct pair p, struct large l, int n)
{
  return p.a == 3 ? NULL : buffer_room (&out, (size_t) n + (l.a[0] < 0));
}

static void NOINLINE
pair_take (struct pair p, struct large l, int n)
{
  buffer_take (&out, (size_t) n + (p.b < 0) + (l.a[0] < 0));
}

short pairf (struct pair, struct large, const char *, ...) PRINTF (3)
  OWN (qrintf_reserve (pair_room, pair_take));

short NOINLINE
pairf (struct pair p, struct large l, const char *format, ...)
{
  (void) p, (void) l;
  FORMAT_INTO (&out, format);
  return (short) written_;
}

/* Aggregates as results.  */
static struct large NOINLINE
large_add (struct large l, const char *text, size_t n)
{
  add (&out, text, n);
  l.a[1]++;
  return l;
}
struct large largef (struct large, const char *, ...) PRINTF (2)
  OWN (qrintf_sink (large_add));
struct large NOINLINE
largef (struct large l, const char *format, ...)
{
  FORMAT_INTO (&out, format);
  l.a[1] += written_ >= 0;
  return l;
}

int
main (void)
{
  struct buffer b = { NULL, 0, 0 };
  addf (pick (&b, 1), "%d %d", next (2), next (3));
  show_buffer (__LINE__, "order", counter, &b);
  long r = putf (pick (&b, 4), "%d %d", next (5), next (6));
  show_buffer (__LINE__, "order", counter * 100 + r, &b);
  r = add_swapped (pick (&b, 7), "%s %d", HIDE ("x"), next (8));
  show_buffer (__LINE__, "order", counter % 100000 * 100 + r, &b);

  struct pair p = { HIDE (1), HIDE (-2) };
  struct large l = { { 1, 2, 3, 4, HIDE (50000L) } };
  int i = HIDE (600000);
  for (short h = -2; h < 3; h++)
    {
      r = allf (&b, h, (char) h, h & 1, h * 2.5, (float) h, p, l, high, &i,
                "%d:%s", h, HIDE ("text"));
      show_buffer (__LINE__, "all", r, &b);
      p.a = h + 2;
      r = pairf (p, l, "<%d,%d>", p.a, p.b);
      show_buffer (__LINE__, "pair", r, &out);
      l = largef (l, "%x", h & 0xffff);
      largef (l, "%s", "ignored");
      show_buffer (__LINE__, "large", l.a[1], &out);
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
