/* A thread that is cancelled while its fprintf waits for a full pipe: the
   cleanup handlers run and the stream is unlocked.  */

#define _GNU_SOURCE
#include "stream.h"
#include "calls.h"
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

static FILE *f;
static atomic_int cleaned, at_work;
static int which;

static void
clean (void *argument)
{
  at_work = 0;
  cleaned++;
}

static void *
print_for_ever (void *argument)
{
  pthread_cleanup_push (clean, NULL);
  for (;;)
    {
      at_work++;
      /* Numbers of several digits, so that a buffer is full within one.  */
      calls[which](f, 1000000 + which, argument);
    }
  pthread_cleanup_pop (1);
  return NULL;
}

/* Wait until the thread stays in one call, and keeps the lock.  */
static void
wait_until_blocked (void)
{
  int before = 0;
  for (int same = 0; same < 4; same++)
    {
      usleep (1000);
      int free = ftrylockfile (f) == 0;
      if (free)
        funlockfile (f);
      if (free || at_work != before)
        same = 0;
      before = at_work;
    }
}

static void
cancel_in (int call, int mode, size_t size, char *string)
{
  int ends[2];
  if (pipe (ends) != 0)
    abort ();
  fcntl (ends[1], F_SETPIPE_SZ, 4096);
  which = call;
  f = fdopen (ends[1], "w");
  set_buffer (f, mode, size);
  pthread_t thread;
  void *result;
  at_work = cleaned = 0;
  pthread_create (&thread, NULL, print_for_ever, string);
  wait_until_blocked ();
  NOTE (ftrylockfile (f) != 0);
  pthread_cancel (thread);
  pthread_join (thread, &result);
  NOTE (result == PTHREAD_CANCELED);
  NOTE (cleaned);
  NOTE (ftrylockfile (f));
  close (ends[0]);
  fclose (f);
}

/* A call that waits for nothing is over before the cancellation.  */
static void *
print_once (void *argument)
{
  pthread_setcancelstate (PTHREAD_CANCEL_DISABLE, NULL);
  pthread_cancel (pthread_self ());
  pthread_setcancelstate (PTHREAD_CANCEL_ENABLE, NULL);
  fprintf (f, "%d", HIDE (1));
  fprintf (f, "%s\n", HIDE ("two"));
  return NULL;
}

int
main (void)
{
  signal (SIGPIPE, SIG_IGN);
  static char string[] = "a string that is printed for ever", longer[700];
  memset (longer, 'l', sizeof longer - 1);
  for (int i = 0; i < N_CALLS; i += 2)
    {
      cancel_in (i, _IOFBF, 64, string);
      cancel_in (i, i % 4 ? _IOLBF : _IONBF, 64, longer);
      cancel_in (i + 1 < N_CALLS ? i + 1 : i, _IOLBF, 0, string);
    }
  pthread_t thread;
  void *result;
  f = open_wire ("w");
  pthread_create (&thread, NULL, print_once, NULL);
  pthread_join (thread, &result);
  NOTE (result == PTHREAD_CANCELED);
  NOTE (ftrylockfile (f));
  NOTE (fclose (f));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
