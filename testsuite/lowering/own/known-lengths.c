/* Strings of a known length, or cut to one, into room that is asked for.  */

#include "kinds.h"

static void NOINLINE
six (struct buffer *b, int c, int d, int v)
{
  const char *s = c ? "abcdef" : d ? "ghijkl" : NULL;
  putf (b, "%s;%d", s, v);
}

static void NOINLINE
three (struct buffer *b, const char *p, int v)
{
  char t[8];
  memcpy (t, p, 7);
  t[7] = 0;
  putf (b, "%.3s;%d", t, v);
}

static void NOINLINE
some (struct buffer *b, int c, int v)
{
  static const char x[] = "abcde", y[] = "vwxyz";
  const char *s = c ? x : y;
  putf (b, "%.3s;%d", s, v);
  putf (b, "%5.5s;%d", s, v);
  putf (b, "%*.3s;%d", 3, s, v);
}

int
main (void)
{
  struct buffer b = { NULL, 0, 0 };
  six (&b, HIDE (0), HIDE (0), 5);
  six (&b, HIDE (1), HIDE (0), 5);
  six (&b, HIDE (0), HIDE (1), 5);
  three (&b, HIDE ("abcdefghijk"), 3);
  some (&b, HIDE (1), 4);
  some (&b, HIDE (0), 4);
  show_buffer (__LINE__, "text", 0, &b);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
