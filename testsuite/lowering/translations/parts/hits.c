/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each of these calls is lowered, and its format is found by its address: the
   original call, which is part.c's, would end the program.  Formats of reals that are
   not found are not read at run time.  */

#include <libintl.h>
#include <stdio.h>

extern const char *unchanged (const char *) __attribute__ ((format_arg (1)));
extern int number;

static const char *const formats[] = { "a%.1f", "b%.1f", "c%.1f" };
static const struct row
{
  const char *name, *format;
} rows[] = { { "x", "a%.1f" }, { "y", "d%.1f" }, { "z", "e%.1f" } },
  one = { "1", "i%.1f" }, other = { "2", "j%.1f" };

/* An array that nobody changes is constant, whatever it is declared.  */
static const char *never_changed[] = { "k%.1f", "l%.1f" };

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

/* A function that is inlined need not have the attribute format_arg.  */
static inline const char *
perhaps (const char *text)
{
  return number ? gettext (text) : text;
}

static void __attribute__ ((noinline, hot))
chosen (int v)
{
  double d = v;
  const struct row *r = v & 1 ? &one : &other;
  sprintf (area, r->format, d);
  sprintf (area, never_changed[v & 1], d);
  sprintf (area, gettext (v & 1 ? "m%.1f" : "n%.1f"), d);
  sprintf (area, unchanged (gettext ("o%.1f")), d);
  sprintf (area, perhaps ("p%.1f"), d);
  /* GCC makes a table of these.  */
  const char *format = "q%.1f";
  switch (v)
    {
    case 0: format = "r%.1f"; break;
    case 1: format = "s%.1f"; break;
    case 2: format = "t%.1f"; break;
    case 3: format = "u%.1f"; break;
    case 4: format = "v%.1f"; break;
    }
  sprintf (area, format, d);
}

int
main (void)
{
  for (int i = 0; i < 7; i++)
    {
      chosen (i + number);
      calls (i + number);
      puts (area);
    }
}
