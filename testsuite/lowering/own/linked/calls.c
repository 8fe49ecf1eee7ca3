#include "sinks.h"

#define CALL(kind, mapping)                                                    \
  kind##f (&l, "%d=%s;", argc + 41, argv[argc]);                               \
  fputs (#kind " ", stdout);                                                   \
  puts (l.text);

int
main (int argc, char **argv)
{
  struct line l;
  SINKS (CALL)
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
