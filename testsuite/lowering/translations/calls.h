/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that are translated, in C and C++: each call is made without a
   translation, in a locale that has some, and without again.  */

#include "show.h"
#include "try.h"
#include <libintl.h>
#include <locale.h>
#include <stdarg.h>

#define _(text) gettext (text)
#define N_(text) text

/* A program's own function, which answers like gettext or not.  */
static int own_way;
static const char *own (int unused, const char *text)
    __attribute__ ((format_arg (2), noinline));
static const char *
own (int unused, const char *text)
{
  (void) unused;
  switch (HIDE (own_way))
    {
    case 0:
      return text;
    case 1:
      return gettext (text);
    default:
      return "own %d %s";
    }
}

/* What a program's own function may be made of: it is inlined.  */
static inline const char *
perhaps (const char *text)
{
  if (!*text)
    return "";
  return own_way ? text : gettext (text);
}

/* One that has no answer.  A null format is an error of a stream's, and since glibc
   2.37 nothing that the functions for strings may be given.  */
static const char *none (const char *text)
    __attribute__ ((format_arg (1), noinline));
static const char *
none (const char *text)
{
  (void) text;
  return HIDE ((const char *) NULL);
}

/* A user sink, for which the runtime's printf has no entry: what is not the text
   that was asked for is printed by the function itself.  */
#ifdef __QRINTF__
#define LOWERED_TO(F) __attribute__ ((qrintf_sink (F)))
#else
#define LOWERED_TO(F)
#endif
static size_t
take (const char *text, size_t n)
{
  memcpy (area, text, n);
  area[n] = 0;
  return n;
}
static size_t keep (const char *format, ...)
    __attribute__ ((format (printf, 1, 2), noinline)) LOWERED_TO (take);
static size_t
keep (const char *format, ...)
{
  va_list args;
  va_start (args, format);
  int n = vsnprintf (area, 100, format, args);
  va_end (args);
  return (size_t) n;
}

static void __attribute__ ((noinline))
family (int v, const char *s, double d, unsigned long n)
{
  SHOW (sprintf (area, _("%d files in %s\n"), v, s));
  SHOW (sprintf (area, dgettext ("qrintf", "only %d"), v));
  SHOW (sprintf (area, dgettext ("other", "only %d"), v));
  SHOW (sprintf (area, dcgettext ("qrintf", "only %d", LC_MESSAGES), v));
  SHOW (sprintf (area, ngettext ("%d file\n", "%d files\n", n), v));
  SHOW (sprintf (area, dngettext ("qrintf", "%d file\n", "%d files\n", n), v));
  SHOW (sprintf (area,
                 dcngettext ("qrintf", "%d file\n", "%d files\n", n,
                             LC_MESSAGES),
                 v));
  SHOW (sprintf (area, ngettext ("%d dog", "%d dogs", n), v));
  SHOW (sprintf (area, (gettext) ("only %d"), v));
  SHOW (sprintf (area, (ngettext) ("one %d", "more %d", n), v));
  SHOW (sprintf (area, _("%-8s|%5d|%.2f"), s, v, d));
  SHOW (sprintf (area, _("same %d"), v));
  SHOW (sprintf (area, _("nothing")));
  SHOW (sprintf (area, _("not there %d %s"), v, s));
  SHOW (snprintf (area, 6, _("not there %d %s"), v, s));
  SHOW (snprintf (area, 6, _("only %d"), v));
  SHOW (sprintf (area, _("%d and %.2f"), v, d));
  SHOW (snprintf (area, 9, _("%d and %.2f"), v, d));
  SHOW (sprintf (area, _("%d in all"), v));
  SHOW (sprintf (area, own (v, "only %d"), v, s));
  SHOW (sprintf (area, perhaps ("only %d"), v));
  for (int i = 0; i < 2; i++)
    {
      SHOW (keep (_("only %d"), v + i));
      SHOW (keep (_("not there %d %s"), v + i, s));
    }
}

static void __attribute__ ((noinline))
choices (int v, const char *s, int c)
{
  SHOW (sprintf (area, c & 1 ? _("only %d") : _("not there %d"), v));
  SHOW (sprintf (area, _(c & 1 ? "only %d" : "not there %d"), v));
  SHOW (sprintf (area, c & 1 ? _("only %d") : "plain %d", v));
  SHOW (sprintf (area, own (c, _("only %d")), v, s));
  const char *format = c & 2 ? _("%d files in %s\n") : own (c, "%d in %s");
  for (int i = 0; i < 3; i++)
    {
      SHOW (sprintf (area, format, v + i, s));
      if (i & c)
        format = _("other %d %s");
    }
}

/* To a stream, and with what is left behind an exception.  */
static long __attribute__ ((noinline))
streams (int v, const char *s, int c)
{
  long n = 0;
  TRY
    {
      n = printf (_("%d files in %s\n"), v, s);
      n += fprintf (stdout, ngettext ("%d file\n", "%d files\n", v), v);
      if (printf (c ? _("only %d") : _("not there %d\n"), v) > 9)
        n += 1000;
      putchar ('\n');
      printf (_("nothing"));
      printf (_("no arguments\n"));
      SHOW (printf (none ("none %d"), v));
      SHOW (fprintf (stdout, none ("none %d"), v));
    }
  CATCH (..., n += printf (_("only %d"), v))
  return n;
}

static void
all (void)
{
  static const int values[] = { 0, 1, -5, 1234567 };
  for (own_way = 0; own_way < 3; own_way++)
    for (int i = 0; i < 4; i++)
      {
        family (values[i], i ? "text" : "", values[i] / 3.0,
                (unsigned long) i);
        choices (values[i], i & 1 ? "text" : "", i);
        SHOW (streams (values[i], i & 1 ? "text" : "", i));
      }
}

int
main (void)
{
  setlocale (LC_ALL, "C");
  bindtextdomain ("qrintf", getenv ("QRINTF_CATALOGUES"));
  textdomain ("qrintf");
  all ();
  if (!setlocale (LC_MESSAGES, "en_US.UTF-8")
      || strcmp (_("nothing"), "nichts"))
    return 1;
  all ();
  /* Locales that group digits, have a radix character of two bytes, or digits of
     their own.  */
  static const char *const numbers[] = { "de_CH.UTF-8", "ps_AF.UTF-8", "fa_IR.UTF-8" };
  for (int i = 0; i < 3; i++)
    {
      setlocale (LC_CTYPE, numbers[i]);
      setlocale (LC_NUMERIC, numbers[i]);
      family (1234567, "text", 12345.678, 2);
    }
  setlocale (LC_ALL, "C");
  all ();
}
