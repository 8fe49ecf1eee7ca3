/* Null pointers: (null) where the precision leaves six bytes, and (nil).  A
   bare "%s" is not here: GCC itself makes that a strcpy, which faults.  */

#include "show.h"

static void __attribute__ ((noinline))
strings (const char *s)
{
  WAYS ("%s.", s);
  WAYS ("<%10s|%-10s>", s, s);
  WAYS ("%.0s|%.3s|%.5s|%.6s|%.7s", s, s, s, s, s);
  SHOW (sprintf (area, "%-8.5s|%8.6s|%3s", s, s, s));
  for (int i = -1; i < 9; i++)
    {
      SHOW (sprintf (area, "%.*s", i, s));
      SHOW (sprintf (area, "%.*s", (unsigned) i, s)); /* negative as an int */
      SHOW (snprintf (area, 4, "%*.*s", i, i, s));
      SHOW (printf ("%.3s|%.7s|%.*s\n", s, s, i, s));
    }
}

static void __attribute__ ((noinline))
pointers (const void *p)
{
  WAYS ("%p", p);
  WAYS ("<%20p|%-20p>", p, p);
  SHOW (sprintf (area, "%1p|%3p|%-3p|%7p|%-7p.", p, p, p, p, p));
}

int
main (void)
{
  strings (HIDE ((const char *) NULL));
  strings (HIDE ("text"));
  pointers (HIDE ((void *) NULL));
  pointers (HIDE ((void *) 1));
  pointers (HIDE ((void *) -1));
  pointers (HIDE ((void *) 0x7ffd12345678));
  WAYS ("%p %p", NULL, (void *) 255);
  SHOW (sprintf (area, "%d%s", HIDE (1), (char *) NULL));
  const char *maybe = HIDE (1) ? NULL : "some";
  WAYS ("%s/%s", maybe, HIDE (0) ? NULL : "other");
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
