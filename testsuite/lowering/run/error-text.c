/* %m: the text of errno as it was when the call began, and errno kept.  Fields
   and sizes: differential.  */

#define _GNU_SOURCE
#include "show.h"

#include <fcntl.h>
#include <unistd.h>
#include <wchar.h>

/* fill sets errno, so it is set behind that.  */
#define ERROR(error, call) \
  do \
    { \
      fill (area, AREA); \
      errno = (error); \
      long result_ = (call); \
      show_result (__LINE__, result_, area, AREA); \
    } \
  while (0)

static void __attribute__ ((noinline))
buffers (int error, const char *s, int v)
{
  ERROR (error, sprintf (area, "%m|%50m|%lm", 1));
  ERROR (error, sprintf (area, "%1$m"));
  ERROR (error, snprintf (area, 80, "%s: %m (%d)", s, v));
  ERROR (error, snprintf (NULL, 0, "%d %m", v));
}

/* What fails tells errno, and leaves what came before.  */
static void __attribute__ ((noinline))
failing (int error, wint_t c, const char *s)
{
  ERROR (error, sprintf (area, "%m|%lc%s", c, s));
  ERROR (error, sprintf (area, "%s|%m|%lc|%m", s, c));
  ERROR (error, snprintf (area, 12, "%m|%lc%s", c, s));
  ERROR (error, snprintf (area, 90, "%lc %m%s", c, s));
  ERROR (error, snprintf (NULL, 0, "%lc %m%s", c, s));
}

static void __attribute__ ((noinline))
elsewhere (int error, const char *s, FILE *f)
{
  char *p = NULL;
  ERROR (error, asprintf (&p, "%s: %m", s));
  puts (p);
  free (p);
  ERROR (error, asprintf (&p, "%m"));
  puts (p);
  free (p);
  ERROR (error, fprintf (f, "%s: %m\n", s));
  ERROR (error, fprintf (f, "%m %d\n", error));
  fflush (f);
  ERROR (error, dprintf (fileno (f), "%s: %m\n", s));
  ERROR (error, dprintf (-1, "%m"));
  ERROR (error, dprintf (fileno (f), "%m %d\n", error));
}

int
main (void)
{
  static const int errors[] = { 0, ENOENT, EACCES, EILSEQ, ENOMEM, 4711, -1 };
  FILE *f = tmpfile ();
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
    {
      buffers (errors[i], HIDE ("program"), HIDE (7));
      failing (errors[i], HIDE (0x110000u), HIDE ("string"));
      failing (errors[i], HIDE ((unsigned) 'x'), HIDE ("string"));
      elsewhere (errors[i], HIDE ("program"), f);
    }
  static char all[8000];
  rewind (f);
  fwrite (all, 1, fread (all, 1, sizeof all, f), stdout);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
