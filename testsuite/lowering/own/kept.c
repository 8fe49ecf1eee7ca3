/* Calls for which the user sink itself is called: %n, formats that are not
   literals, and too long a text.  */

#include "kinds.h"

static void NOINLINE
all (const char *f, int v, char *s)
{
  int n = -1, m = -1;
  EACH (f, v);
  EACH ("%d%n;%s%n", v, &n, s, &m);
  show_number (n * 100 + m);
  EACH ("%n%s", (int *) (void *) s, s + 4);
  EACH ("%2000d", v);
  EACH ("%.*d", v, v);
}

int
main (void)
{
  char text[12] = "\1\2\3\4text";
  all (HIDE ("%d!"), HIDE (1234), text);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
