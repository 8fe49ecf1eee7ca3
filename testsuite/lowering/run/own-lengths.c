/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a text that a function has made of its caller's format: cut,
   empty, with NULs, with what is left to the C library, and printed at once.  */
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

static FILE *file;

static OWN void
put_line (const char *format, ...)
{
  char line[200];
  int n;
  WITH_VALUES (n = vsnprintf (line, sizeof line, format, values));
  fputs (line, file);
  fputc ('\n', stdout);
  show (line, 0, n);
}

static OWN void
put_short_line (const char *format, ...)
{
  char line[6];
  WITH_VALUES (vsnprintf (line, sizeof line, format, values));
  fputs (line, file);
}

/* A line whose buffer holds something else where the stream is entered.  */
static OWN void
put_changed_line (const char *format, ...)
{
  char line[200];
  WITH_VALUES (vsnprintf (line, sizeof line, format, values));
  line[2] = 0;
  fputs (line, file);
}

static OWN void
put_first_line (const char *format, ...)
{
  FILE *fresh = tmpfile ();
  char line[200];
  WITH_VALUES (vsnprintf (line, sizeof line, format, values));
  fputs (line, fresh);
  printf ("orientation %d, %ld bytes\n", fwide (fresh, 0), ftell (fresh));
  fclose (fresh);
}

#define EACH(...)                                                              \
  do                                                                           \
    {                                                                          \
      measured (__VA_ARGS__);                                                  \
      cut (__VA_ARGS__);                                                       \
      ended (__VA_ARGS__);                                                     \
      repeated (__VA_ARGS__);                                                  \
      put_line (__VA_ARGS__);                                                  \
      put_short_line (__VA_ARGS__);                                            \
      put_changed_line (__VA_ARGS__);                                          \
      put_first_line (__VA_ARGS__);                                            \
    }                                                                          \
  while (0)

static void
all (void)
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

int
main (void)
{
  static char small[64];
  for (int i = 0; i < 5; i++)
    {
      file = tmpfile ();
      if (i == 1)
        setvbuf (file, small, _IOFBF, sizeof small);
      if (i == 2)
        setvbuf (file, NULL, _IONBF, 0);
      if (i == 3)
        setvbuf (file, NULL, _IOLBF, 0);
      if (i == 4)
        file = fopen ("/dev/full", "w");
      all ();
      if (i < 4)
        {
          static char text[100000];
          rewind (file);
          size_t n = fread (text, 1, sizeof text, file);
          unsigned sum = 0;
          for (size_t k = 0; k < n; k++)
            sum = 31 * sum + (unsigned char) text[k];
          printf ("%zu bytes, %u\n", n, sum);
        }
      printf ("%d ", ferror (file) != 0);
      printf ("%d\n", fclose (file));
    }
}
