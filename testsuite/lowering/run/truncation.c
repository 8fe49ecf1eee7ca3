/* Every size from 0 to past the end, over formats that take each strategy.  */

#include "show.h"

static void __attribute__ ((noinline))
unknown_size (size_t size, unsigned u, long l, const char *s)
{
  char *dst = HIDE (&area[START]);
  SHOW (snprintf (dst, size, "literal only"));
  SHOW (snprintf (dst, size, "%u", u));
  SHOW (snprintf (dst, size, "%u.%u", u, u >> 7));
  SHOW (snprintf (dst, size, "%ld", l));
  SHOW (snprintf (dst, size, "%08lx", l));
  SHOW (snprintf (dst, size, "%s", s));
  SHOW (snprintf (dst, size, "[%s] %d: %s", s, (int) l, s));
  SHOW (snprintf (dst, size, "%c%c", s[0], s[0] ^ 1));
  SHOW (snprintf (dst, size, "%-12s|%12s|", s, s));
  SHOW (snprintf (dst, size, "%.3s", s));
  SHOW (snprintf (dst, size, "%p", (void *) s == NULL ? NULL : (void *) l));
  SHOW ((snprintf (dst, size, "%d/%d/%d", (int) u, (int) l, 3), 0));
}

/* The sizes of arrays on the stack.  */
#define STACK(size) \
  do \
    { \
      struct { char guard[8], text[size], after[24]; } b; \
      fill ((char *) &b, sizeof b); \
      long r = snprintf (b.text, sizeof b.text, "%d", v); \
      show_result (size, r, (char *) &b, sizeof b); \
      fill ((char *) &b, sizeof b); \
      r = snprintf (b.text, size, "%u", (unsigned) v); \
      show_result (size, r, (char *) &b, sizeof b); \
      fill ((char *) &b, sizeof b); \
      r = snprintf (b.text, size, "%hd", (short) v); \
      show_result (size, r, (char *) &b, sizeof b); \
      fill ((char *) &b, sizeof b); \
      r = snprintf (b.text, size, "%s=%u;", s, (unsigned) v); \
      show_result (size, r, (char *) &b, sizeof b); \
      fill ((char *) &b, sizeof b); \
      r = snprintf (b.text, size, "%02d:%02d", v % 60, v & 15); \
      show_result (size, r, (char *) &b, sizeof b); \
    } \
  while (0)

static void __attribute__ ((noinline))
known_size (int v, const char *s)
{
  STACK (1);
  STACK (2);
  STACK (3);
  STACK (4);
  STACK (5);
  STACK (6);
  STACK (7);
  STACK (8);
  STACK (11);
  STACK (12);
  STACK (13);
  STACK (16);
  STACK (17);
  STACK (32);
}

int
main (void)
{
  static const int values[] = { 0, 9, -10, 1234567, INT_MIN, INT_MAX };
  for (size_t size = 0; size < 48; size++)
    {
      unknown_size (size, 4000000000u, LONG_MIN, "a string of some length");
      unknown_size (size, 7, -1, "");
    }
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    {
      known_size (values[i], "name");
      known_size (values[i], "");
      known_size (values[i], "a longer name");
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
