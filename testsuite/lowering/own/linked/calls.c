#include "sinks.h"

static void
show (const char *name, struct line *l)
{
  fputs (name, stdout);
  puts (l->text);
}

#define EACH(...) \
  externf (&l, __VA_ARGS__), show ("extern ", &l); \
  asidef (&l, __VA_ARGS__), show ("aside ", &l); \
  weakf (&l, __VA_ARGS__), show ("weak ", &l); \
  aliasf (&l, __VA_ARGS__), show ("alias ", &l); \
  hiddenf (&l, __VA_ARGS__), show ("hidden ", &l); \
  staticf (&l, __VA_ARGS__), show ("static ", &l); \
  roomf (&l, __VA_ARGS__), show ("room ", &l)

int
main (int argc, char **argv)
{
  struct line l;
  EACH ("%d=%s;", argc + 41, argv[argc]);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
