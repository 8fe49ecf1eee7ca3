/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each of these calls is lowered, and its format is found by its address: the
   original call, which is part.c's, would end the program.  Formats of reals that are
   not found are not read at run time.  */

#include <libintl.h>
#include <stdio.h>

extern const char *unchanged (const char *) __attribute__ ((format_arg (1)));
extern int number;

static const char *const formats[] = { "a%.1f", "b%.1f", "c%.1f" };
static const struct
{
  const char *name, *format;
} rows[] = { { "x", "a%.1f" }, { "y", "d%.1f" }, { "z", "e%.1f" } };

char area[64];

static void __attribute__ ((noinline, hot))
calls (int v)
{
  double d = v;
  sprintf (area, gettext ("d%.1f"), d);
  sprintf (area, ngettext ("e%.1f", "f%.1f", (unsigned long) v), d);
  sprintf (area, unchanged ("d%.1f"), d);
  sprintf (area, v & 1 ? unchanged ("g%.1f") : dgettext ("none", "h%.1f"), d);
  sprintf (area, formats[v % 3], d);
  sprintf (area, rows[v % 3].format, d);
}

int
main (void)
{
  for (int i = 0; i < 7; i++)
    {
      calls (i + number);
      puts (area);
    }
}
