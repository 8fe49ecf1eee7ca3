/* Formats without a conversion, and literal pieces of every length between
   conversions: they are merged and stored wide.  */

#include "show.h"

#define L10 "0123456789"
#define L50 L10 L10 L10 L10 L10

static void __attribute__ ((noinline))
pieces (int v, const char *s)
{
  SHOW (sprintf (area, "a%d", v));
  SHOW (sprintf (area, "ab%d", v));
  SHOW (sprintf (area, "abc%d", v));
  SHOW (sprintf (area, "abcd%d", v));
  SHOW (sprintf (area, "abcde%d", v));
  SHOW (sprintf (area, "abcdef%d", v));
  SHOW (sprintf (area, "abcdefg%d", v));
  SHOW (sprintf (area, "abcdefgh%d", v));
  SHOW (sprintf (area, "abcdefghi%d", v));
  SHOW (sprintf (area, "abcdefghijklmno%d", v));
  SHOW (sprintf (area, "abcdefghijklmnop%d", v));
  SHOW (sprintf (area, "abcdefghijklmnopq%d", v));
  SHOW (sprintf (area, L50 "%d" L50 "%s" L50 "!", v, s));
  SHOW (sprintf (area, "%da", v));
  SHOW (sprintf (area, "%dab%dabc%dabcd%dabcde", v, v, v, v));
  SHOW (sprintf (area, "%s12345678901234567890%s", s, s));
  SHOW (sprintf (area, "%d" "%%" "%c" "x" "%s", v, '%', "lit"));
}

int
main (void)
{
  WAYS ("x");
  WAYS ("four");
  WAYS ("seven b");
  WAYS ("eight by");
  WAYS (L10 L10 "abc");
  SHOW (sprintf (area, ""));
  SHOW (snprintf (area, 0, ""));
  SHOW (snprintf (area, 1, ""));
  SHOW (sprintf (area, L50 L50 L50));
  SHOW (snprintf (area, 77, L50 L50 L50));
  pieces (HIDE (0), HIDE (""));
  pieces (HIDE (-123456789), HIDE ("some string argument"));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
