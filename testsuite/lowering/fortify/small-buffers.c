/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls to an object that is as long as the text, longer, or shorter by a
   byte, where libc aborts.  */

#include "fate.h"

struct holder
{
  char text[64];
  char after[8];
};

static struct holder global;

static void __attribute__ ((noinline))
to_object (const char *s, int v)
{
  FATE (sprintf (global.text, "%s, of a text of some length", s));
  FATE (sprintf (global.text, "%d: %s, of a text of some length", v, s));
  FATE (sprintf (global.text, "%s of %s, and so on: %c%c", s, s, v, v));
  FATE (sprintf (global.text, "%s is %5d and no more than %x", s, v, v));
  FATE (sprintf (global.text, "%s is %.3f and no more than %g", s, v / 7.0,
                 v / 3.0));
}

static void __attribute__ ((noinline))
within_bound (const char *s, int v)
{
  FATE (snprintf (global.text, 64, "%s, of a text of some length", s));
  FATE (snprintf (global.text, 64, "%d: %s, of a text of some length", v, s));
  FATE (end_child (global.text[63] + global.after[0]));
}

int
main (void)
{
  char s[80];
  for (int length = 0; length < 72; length++)
    {
      memset (s, 'x', (size_t) length);
      s[length] = 0;
      to_object (s, 7);
      within_bound (s, 12345);
    }
  return 0;
}
