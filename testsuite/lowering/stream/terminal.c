/* A terminal: line-buffered by default, and flushed where libc flushes it.  */

#define _GNU_SOURCE
#include "stream.h"
#include "calls.h"
#include <termios.h>

static int master, slave;

/* All that has been written: a mark is sent after it and waited for, since
   terminals deliver when they like.  */
static void
arrived (void)
{
  char text[4096];
  size_t length = 0;
  write (slave, "\1", 1);
  do
    length += (size_t) read (master, text + length, 1);
  while (text[length - 1] != 1);
  say_text (text, length - 1);
  send_report ();
}

int
main (void)
{
  master = posix_openpt (O_RDWR | O_NOCTTY);
  if (master < 0 || grantpt (master) || unlockpt (master))
    return puts ("no terminals here") < 0;
  slave = open (ptsname (master), O_RDWR | O_NOCTTY);
  struct termios raw;
  tcgetattr (slave, &raw);
  cfmakeraw (&raw);
  tcsetattr (slave, TCSANOW, &raw);

  report = dup (1);
  FILE *f = fdopen (slave, "w");
  for (int i = 0; i < N_CALLS; i++)
    {
      NOTE (calls[i](f, i, "terminal"));
      arrived ();
      NOTE (calls[i](f, -i, "a\nb"));
      arrived ();
    }
  dup2 (slave, 1);
  for (int i = 0; i < 4; i++)
    {
      NOTE (printf ("%d ", HIDE (i)));
      arrived ();
      NOTE (printf ("%s %d\n", HIDE ("line"), HIDE (i)));
      arrived ();
      NOTE (printf ("%s-%d", HIDE ("two\nlines"), HIDE (i)));
      arrived ();
    }
  setvbuf (stdout, NULL, _IOFBF, 4096);
  NOTE (printf ("%s %d\n", HIDE ("full"), HIDE (1)));
  arrived ();
  NOTE (fflush (stdout));
  arrived ();
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
