/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats from tables, with a run-time index: null pointers, formats that are
   refused, and tables that may change.  */

#include "show.h"
#include <libintl.h>

/* A null format is an error, but since glibc 2.37 to printf and fprintf only:
   the functions for strings read it.  */
#define READABLE(format) (!__GLIBC_PREREQ (2, 37) || (format))

static const char in_an_array[] = "array %d %s";
static const char *const formats[]
    = { "%d %s", "%s", in_an_array, &"xx%d"[2], NULL, "%5d|%-5s|", "%d %s" };

static const struct row
{
  const char *name;
  int number;
  struct
  {
    const char *one, *many;
  } format;
} rows[] = { { "first", 1, { "%d file of %s", "%d files of %s" } },
             { "second", 2, { "%d dog and %s", "%d dogs and %s" } },
             { "third", 3, { "%y %d %s", NULL } },
             { "fourth", 4, { "%d %s", "%d, %s" } } };

static const char *changed[] = { "%d old %s", "%d new %s" };
const char *replaceable[] = { "%d these %s", "%d those %s" };
static const char *const many[]
    = { "a%d", "b%d", "c%d", "d%d", "e%d", "f%d", "g%d", "h%d", "i%d" };

static void __attribute__ ((noinline))
indexed (int v, const char *s, int i)
{
  SHOW (i == 4 ? 0 : i == 1 ? sprintf (area, formats[i], s)
                            : sprintf (area, formats[i], v, s));
  SHOW (i == 1 || !READABLE (formats[i]) ? 0 : sprintf (area, formats[i], v, s));
  SHOW (snprintf (area, 5, rows[i & 3].format.one, v, s));
  const char *either = i & 1 ? rows[i & 3].format.one : rows[i & 3].format.many;
  SHOW (READABLE (either) ? sprintf (area, either, v, s) : 0);
  const char *translated = gettext (rows[i & 3].format.many);
  SHOW (READABLE (translated) ? sprintf (area, translated, v, s) : 0);
  SHOW (sprintf (area, many[i], v));
  SHOW (sprintf (area, changed[i & 1], v, s));
  SHOW (sprintf (area, replaceable[i & 1], v, s));
}

static void __attribute__ ((noinline))
walks (int v, const char *s, const struct row *end)
{
  for (const struct row *r = rows; r != end; r++)
    {
      SHOW (sprintf (area, r->format.one, v, s));
      SHOW (READABLE (r->format.many)
              ? snprintf (area, 9, r->format.many, v, r->name)
              : 0);
      printf (r->format.one, r->number, s);
      putchar ('\n');
      SHOW (printf (r->format.many, r->number, s));
    }
  for (unsigned i = 0; i < sizeof many / sizeof *many; i += 2)
    SHOW (sprintf (area, many[i], v + (int) i));
}

int
main (void)
{
  for (int i = 0; i < 7; i++)
    {
      indexed (i * 100, i & 1 ? "text" : "", i);
      if (i == 3)
        {
          changed[0] = HIDE ("%d changed %s");
          replaceable[1] = HIDE ("%d replaced %s");
        }
    }
  walks (7, "text", HIDE (rows + 4));
}
