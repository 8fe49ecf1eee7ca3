/* %s under every flag, width and precision, for strings of every length up to
   forty, of which the optimizers know all, something or nothing.  */

#include "show.h"

static const char text[] = "The quick brown fox jumps over a lazy dog";

static void __attribute__ ((noinline))
unknown (const char *s)
{
  SHOW (sprintf (area, "%s", s));
  SHOW (snprintf (area, AREA, "%s", s));
  SHOW (sprintf (area, "<%s>", s));
  SHOW (sprintf (area, "%s: %s\r\n", s, s + (*s != 0)));
  SHOW (sprintf (area, "%1s|%10s|%-10s|%-1s|", s, s, s, s));
  SHOW (sprintf (area, "%.0s|%.s|%.1s|%.7s|%.300s|", s, s, s, s, s));
  SHOW (sprintf (area, "%12.5s|%-12.5s|%5.12s|%-5.12s|", s, s, s, s));
  SHOW (sprintf (area, "%030s|%+s|% s|%#s|", s, s, s, s));
  SHOW (snprintf (area, 10, "%s", s));
  SHOW (snprintf (area, 10, "%20s", s));
  SHOW (snprintf (area, 10, "%-20s!", s));
  SHOW (snprintf (area, 24, "%s%s", s, s));
  SHOW (snprintf (NULL, 0, "%s/%s", s, text));
}

static void __attribute__ ((noinline))
stars (const char *s, int width, int precision)
{
  SHOW (sprintf (area, "%*s|", width, s));
  SHOW (sprintf (area, "%-*s|", width, s));
  SHOW (sprintf (area, "%.*s|", precision, s));
  SHOW (sprintf (area, "%*.*s|", width, precision, s));
  SHOW (snprintf (area, 8, "%.*s", precision, s));
}

/* Arrays bound a string's length without settling it.  */
struct record
{
  char name[12];
  char kind[4];
};

static void __attribute__ ((noinline))
arrays (const struct record *r)
{
  SHOW (sprintf (area, "%s/%s", r->name, r->kind));
  SHOW (sprintf (area, "%-12s%4s", r->name, r->kind));
  SHOW (snprintf (area, 9, "%s/%s", r->name, r->kind));
}

int
main (void)
{
  for (int length = 0; length <= 40; length++)
    unknown (text + sizeof text - 1 - length);
  for (int width = -13; width <= 13; width++)
    for (int precision = -2; precision < 9; precision++)
      stars (text + 34, width, precision);
  struct record r = { "elevenbytes", "abc" };
  arrays (&r);
  r.name[HIDE (3)] = r.kind[HIDE (0)] = 0;
  arrays (&r);
  WAYS ("%s", "");
  WAYS ("%s", "literal");
  WAYS ("%s and %s", "one", text);
  WAYS ("%-9s|%9s|%.2s", "abc", "defg", "hij");
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
