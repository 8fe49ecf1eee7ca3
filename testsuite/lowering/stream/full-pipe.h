/* A pipe that is full but for some bytes, and signals that interrupt who waits
   for it.  The caller makes `interrupt' the handler of SIGALRM.  */

#ifndef QRINTF_FULL_PIPE_H
#define QRINTF_FULL_PIPE_H

#include "stream.h"
#include <sys/time.h>

static void
interrupt (int number)
{
}

static void
interrupt_every (int microseconds)
{
  setitimer (ITIMER_REAL,
             &(struct itimerval){ { 0, microseconds }, { 0, microseconds } },
             NULL);
}

/* A pipe of one page, which is full but for ROOM bytes; FLAGS are those of the
   end that is written to.  */
static void
open_full_pipe (int ends[2], size_t room, int flags)
{
  static char page[4096];
  if (pipe (ends) != 0)
    abort ();
  size_t capacity = (size_t) fcntl (ends[1], F_SETPIPE_SZ, 4096);
  memset (page, 'p', sizeof page);
  for (size_t left = capacity - room; left > 0;)
    left -= (size_t) write (ends[1], page,
                            left > sizeof page ? sizeof page : left);
  fcntl (ends[1], F_SETFL, flags);
}

/* Reports what is left to be read from FD.  */
static void
say_rest (int fd)
{
  static char page[4096];
  fcntl (fd, F_SETFL, O_NONBLOCK);
  for (ssize_t n; (n = read (fd, page, sizeof page)) > 0;)
    say_text (page, (size_t) n);
  send_report ();
}

#endif
/* SPDX-License-Identifier: GPL-3.0-or-later */
