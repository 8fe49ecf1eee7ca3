/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a text that a function has made of its caller's format: cut,
   empty, with NULs, and with what is left to the C library.  Those that are
   printed at once are in stream/calls.h.  */
#pragma GCC optimize ("optimize-strlen") /* at -O1, too */

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

#define APART __attribute__ ((noipa))
#define OWN APART __attribute__ ((format (printf, 1, 2)))

/* The calls of a function that takes FORMAT and what follows it.  */
#define WITH_VALUES(CALLS)                                                     \
  do                                                                           \
    {                                                                          \
      va_list values;                                                          \
      va_start (values, format);                                               \
      CALLS;                                                                   \
      va_end (values);                                                         \
    }                                                                          \
  while (0)

static void
show (const char *s, size_t n, int result)
{
  printf ("%d %zu [%s]\n", result, n, s);
}

static OWN void
measured (const char *format, ...)
{
  char line[64];
  int n;
  WITH_VALUES (n = vsnprintf (line, sizeof line, format, values));
  show (line, strlen (line), n);
}

static OWN void
cut (const char *format, ...)
{
  char line[6];
  WITH_VALUES (vsnprintf (line, sizeof line, format, values));
  show (line, strlen (line), 0);
}

static OWN void
ended (const char *format, ...)
{
  char line[3000] = "start";
  int n;
  WITH_VALUES (n = vsprintf (line + strlen (line), format, values));
  strcat (line, "|end");
  strcat (line, format);
  show (line, strlen (line), n);
}

static OWN void
repeated (const char *format, ...)
{
  char line[5000];
  *line = 0;
  for (int i = 0; i < 3; i++)
    {
      va_list values;
      va_start (values, format);
      if (i)
        strcat (line, ";");
      vsprintf (line + strlen (line), format, values);
      va_end (values);
    }
  show (line, strlen (line), 0);
}

#define EACH(...)                                                              \
  do                                                                           \
    {                                                                          \
      measured (__VA_ARGS__);                                                  \
      cut (__VA_ARGS__);                                                       \
      ended (__VA_ARGS__);                                                     \
      repeated (__VA_ARGS__);                                                  \
    }                                                                          \
  while (0)

int
main (void)
{
  static char longer[900];
  memset (longer, 'x', sizeof longer - 1);
  EACH ("%s", "");
  EACH ("%d", 7);
  EACH ("%d,%u", -12345, 67u);
  EACH ("%s%s", "abc", "de");
  EACH ("%s", "six in");
  EACH ("%s and %ld", "a string", 1L << 40);
  EACH ("a%cb", 0);
  EACH ("a%cb%d", 256, 7);
  EACH ("%c", 'c');
  EACH ("%3c|%-3c|", 0, 0);
  EACH ("%.40d", 12);
  EACH ("%s", longer);
  EACH ("%.3f %Lf %g", 1.5, 2.5L, 1e300);
  EACH ("%ls", L"wide");
  EACH ("ab%lc", (wint_t) 0x110000);
  errno = ENOENT;
  EACH ("%d: %m", 5);
  EACH ("%2$d %1$d", 5, 6);
}
