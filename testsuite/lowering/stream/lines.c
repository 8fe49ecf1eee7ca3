/* A line-buffered stream is printed to without the C library's printf: by
   qrintf's printf, which is also the fallback of direct code, and by the
   functions of single values.  The functions to which the runtime passes what
   it refuses end the program.

   Without integers of 128 bits it refuses reals.  Before glibc 2.32 it does not
   know that there is one thread, and refuses lines while it holds the lock.  */

#define _GNU_SOURCE
#include "stream.h"
#include <stdarg.h>

#if defined __GLIBC__ && defined __SIZEOF_INT128__ && !_FORTIFY_SOURCE
#if __GLIBC_PREREQ (2, 32)

int
__fprintf_chk (FILE *f, int flag, const char *format, ...)
{
  (void) f, (void) flag;
  say ("left to libc: ");
  say (format);
  send_report ();
  abort ();
}

int
__vfprintf_chk (FILE *f, int flag, const char *format, va_list values)
{
  (void) values;
  return __fprintf_chk (f, flag, format);
}

#endif
#endif

static int __attribute__ ((noinline, hot)) direct (FILE *f, int v, const char *s)
{
  return fprintf (f, "%d: %s, %.2f\n", v, s, v * .25);
}

static int __attribute__ ((noinline, hot)) parts (FILE *f, int v, const char *s)
{
  int n = fprintf (f, "%d: ", v);
  n += fprintf (f, "%s\n", s);
  return n + fprintf (f, "(%x)\n", (unsigned) v);
}

static int __attribute__ ((noinline, cold)) kept (FILE *f, const char *s)
{
  return fputs (s, f);
}

int
main (void)
{
  report = dup (1);
  FILE *f = open_wire ("w");
  setvbuf (f, NULL, _IOLBF, 0);
  NOTE (kept (f, "begun\n"));
  for (int i = -3; i < 3; i++)
    {
      NOTE (direct (f, i * 1000, HIDE ("some text")));
      NOTE (parts (f, i * 77, HIDE ("in parts")));
    }
  NOTE (fprintf (f, "%d", HIDE (-12)));
  NOTE (fprintf (f, "%s\n", HIDE ("line")));
  NOTE (fprintf (f, HIDE ("%d at run time, %.1f\n"), 5, 1.5));
  NOTE (fclose (f));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
