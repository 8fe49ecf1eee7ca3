/* dprintf on descriptors that fail by themselves: a file that may grow no more,
   pipes that are full, or have no reader, or are waited for when a signal
   comes, a terminal that takes a part, a full device, and descriptors that are
   not for writing.  */

#define _GNU_SOURCE
#include "../stream/full-pipe.h"
#include "descriptor-calls.h"
#include <gnu/libc-version.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>

static char longer[401];

static void
all_calls (int fd)
{
  for (int i = 0; i < N_DCALLS; i++)
    {
      NOTE (dcalls[i](fd, 31 * i, "a string"));
      NOTE (dcalls[i](fd, i, ""));
      NOTE (dcalls[i](fd, -i, HIDE (longer)));
    }
}

/* The reports go to a file as well, so the limit holds for one call.  */
static int
call_limited (int i, int fd, const char *s, rlim_t limit)
{
  setrlimit (RLIMIT_FSIZE, &(struct rlimit){ limit, RLIM_INFINITY });
  errno = BEFORE;
  int n = dcalls[i](fd, 31 * i, s);
  int after = errno;
  setrlimit (RLIMIT_FSIZE, &(struct rlimit){ RLIM_INFINITY, RLIM_INFINITY });
  errno = after;
  return n;
}

static void
limited_file (rlim_t limit, int flags)
{
  static const char path[] = "descriptors.tmp";
  for (int i = 0; i < N_DCALLS; i++)
    {
      int fd = open (path, O_CREAT | O_TRUNC | O_RDWR | flags, 0600);
      NOTE (call_limited (i, fd, "a string", limit));
      NOTE (lseek (fd, 0, SEEK_CUR));
      NOTE (call_limited (i, fd, HIDE (longer), limit));
      NOTE (lseek (fd, 0, SEEK_CUR));
      note_file (path);
      NOTE (lseek (fd, 3, SEEK_SET));
      NOTE (dcalls[i](fd, i, "no limit"));
      note_file (path);
      close (fd);
    }
  unlink (path);
}

static void
full_pipe (size_t room, int flags)
{
  int ends[2];
  open_full_pipe (ends, room, flags);
  interrupt_every (flags == 0 ? 2000 : 0);
  all_calls (ends[1]);
  interrupt_every (0);
  close (ends[1]);
  say_rest (ends[0]);
  close (ends[0]);
}

static void
no_reader (void)
{
  int ends[2];
  if (pipe (ends) != 0)
    abort ();
  close (ends[0]);
  all_calls (ends[1]);
  for (int i = 0; i < N_DCALLS; i++)
    {
      pid_t child = fork ();
      if (child == 0)
        {
          signal (SIGPIPE, SIG_DFL);
          _exit (dcalls[i](ends[1], i, "a string"));
        }
      int status;
      waitpid (child, &status, 0);
      NOTE (status);
    }
  close (ends[1]);
}

/* Nobody reads: at some point a text is taken in part, and then none.  Plain
   dprintf writes a terminal's lines one by one, so the texts have no newline.
 */
static void
full_terminal (void)
{
  int master = posix_openpt (O_RDWR | O_NOCTTY);
  if (master < 0 || grantpt (master) || unlockpt (master))
    return;
  int slave = open (ptsname (master), O_RDWR | O_NOCTTY | O_NONBLOCK);
  struct termios raw;
  tcgetattr (slave, &raw);
  cfmakeraw (&raw);
  tcsetattr (slave, TCSANOW, &raw);
  long sum = 0;
  int result;
  do
    {
      errno = BEFORE;
      result = dprintf (slave, "%s<%d>", HIDE (longer), HIDE (7));
      sum += result;
    }
  while (result > 0);
  int after = errno;
  NOTE (result);
  NOTE (after);
  NOTE (sum > 0);
  close (master);
  NOTE (dprintf (slave, "%d", HIDE (8)));
  close (slave);
}

int
main (void)
{
  memset (longer, 'l', sizeof longer - 1);
  signal (SIGXFSZ, SIG_IGN);
  signal (SIGPIPE, SIG_IGN);
  sigaction (SIGALRM, &(struct sigaction){ .sa_handler = interrupt }, NULL);
  for (rlim_t limit = 0; limit < 450; limit += limit < 20 ? 3 : 41)
    {
      limited_file (limit, 0);
      limited_file (limit, O_APPEND);
    }
  for (size_t room = 0; room < 600; room += 13 + room / 2)
    full_pipe (room, O_NONBLOCK);
  /* Newer versions write again after a signal, and nobody reads: for ever.
     descriptor-writes.c has what one signal does.  */
  if (strverscmp (gnu_get_libc_version (), "2.37") < 0)
    {
      full_pipe (0, 0);
      full_pipe (100, 0);
    }
  no_reader ();
  full_terminal ();
  all_calls (open ("/dev/full", O_WRONLY));
  all_calls (open ("/dev/null", O_RDONLY));
  all_calls (open ("/dev/null", O_PATH));
  all_calls (open ("/", O_RDONLY));
  all_calls (-1);
  all_calls (INT_MAX);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
