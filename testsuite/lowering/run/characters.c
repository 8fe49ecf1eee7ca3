/* %c and %%: every byte, NUL within the text included.  */

#include "show.h"

static void __attribute__ ((noinline))
characters (int c)
{
  SHOW (sprintf (area, "%c", c));
  SHOW (sprintf (area, "%c%c", c, c + 1));
  SHOW (sprintf (area, "<%c>%5c|%-5c|%1c", c, c, c, c));
  SHOW (sprintf (area, "%*c|%-*c", c & 7, c, 3, c));
  SHOW (snprintf (area, 2, "%c%c", c, c));
  SHOW (snprintf (area, 3, "%4c", c));
  SHOW (snprintf (area, 1, "%c", c));
  SHOW (snprintf (NULL, 0, "%c%%%c", c, c));
  SHOW (sprintf (area, "%d%c%d", c, c, c));
  SHOW (sprintf (area, "%s%c%s", "ab", c, "cd"));
}

int
main (void)
{
  for (int c = -3; c < 260; c++)
    characters (c);
  characters (INT_MAX);
  characters (INT_MIN);
  WAYS ("%%");
  WAYS ("100%% of %d%%", HIDE (40));
  WAYS ("%c", 0);
  WAYS ("a%cb%c", 0, HIDE (0));
  WAYS ("%c%c%c", 'x', HIDE ('y'), 'z');
  SHOW (sprintf (area, "%05c|% c|%+c|%#c", 'a', 'b', 'c', 'd'));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
