// A thread that is cancelled while it waits in dprintf or vdprintf: destructors
// and handlers run on its way out.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "show.h"
#include "try.h"
#include "with-list.h"
#include <fcntl.h>
#include <pthread.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <unistd.h>

namespace
{
int ends[2];

struct Line
{
  int fd, value;
  ~Line () { dprintf (fd, "destroyed %d\n", value); }
};

// The list ends, and what is between them is destroyed, when the thread is
// cancelled.
int __attribute__ ((noipa, hot)) listed (int fd, const char *format, ...)
{
  Line line{ -1, 0 };
  WITH_LIST (vdprintf (fd, format, values));
}

// No cleanup of its own: the text waits between two frames that have some.
void __attribute__ ((noinline)) wait_in_print (const char *s, int v)
{
  for (;;)
    dprintf (ends[1], "%s %d\n", s, v++);
}

volatile int destroyed, caught;

struct Count
{
  ~Count () { destroyed = destroyed + 1; }
};

void *
print_for_ever (void *argument)
{
  Count one;
  int which = *static_cast<int *> (argument);
  TRY
    {
      Count two;
      if (which == 0)
        wait_in_print (HIDE ("waiting"), which);
      while (which == 2)
        listed (ends[1], "%s %d\n", "waits in a list", which);
      for (;;)
        dprintf (ends[1], "%s %d\n", HIDE ("waits here"), which);
    }
  CATCH (...,
         caught = caught + 1;
         throw)
  return nullptr;
}

// Until the pipe is full, and stays so.
void
wait_until_full ()
{
  fcntl (ends[1], F_SETPIPE_SZ, 4096);
  int full = 0;
  while (full < 5)
    {
      usleep (1000);
      fd_set set;
      FD_ZERO (&set);
      FD_SET (ends[1], &set);
      timeval now{ 0, 0 };
      full = select (ends[1] + 1, nullptr, &set, nullptr, &now) == 0 ? full + 1
                                                                     : 0;
    }
}

// In a child: glibc's own dprintf leaves its stream in the list of all when it
// is cancelled, so nothing may walk that list afterwards.
int
cancelled (int which)
{
  pid_t child = fork ();
  if (child == 0)
    {
      pthread_t thread;
      void *result;
      if (pipe (ends) != 0)
        _exit (99);
      pthread_create (&thread, nullptr, print_for_ever, &which);
      wait_until_full ();
      pthread_cancel (thread);
      pthread_join (thread, &result);
      _exit (destroyed + 10 * caught + 100 * (result == PTHREAD_CANCELED));
    }
  int status = -1;
  waitpid (child, &status, 0);
  return status;
}
}

int
main ()
{
  SHOW (cancelled (0));
  SHOW (cancelled (1));
  SHOW (cancelled (2));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
