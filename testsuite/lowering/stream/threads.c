/* Threads that write to one stream: lines stay whole, no text is lost, and the
   lock is as free, or as held, after a call as before it.  */

#define _GNU_SOURCE
#include "stream.h"
#include "calls.h"
#include <pthread.h>
#include <stdio_ext.h>

enum
{
  THREADS = 3,
  LINES = 4000
};
static FILE *shared;

static void *
write_lines (void *argument)
{
  int me = (int) (long) argument;
  for (int i = 0; i < LINES; i++)
    {
      if (i % 32 == 0)
        flockfile (shared);
      fprintf (shared, "%d:%d:%s:%x\n", me, i, i % 7 ? "text" : "a longer text",
               (unsigned) (me * LINES + i));
      if (i % 32 == 7)
        funlockfile (shared);
    }
  return NULL;
}

/* The lines of each thread in their order, each as it must be.  */
static void
check_lines (FILE *f)
{
  int next[THREADS] = { 0 };
  char line[100];
  while (fgets (line, sizeof line, f))
    {
      char *end;
      long me = strtol (line, &end, 10);
      if (me < 0 || me >= THREADS || *end != ':'
          || strtol (end + 1, &end, 10) != next[me]
          || strncmp (end, next[me] % 7 ? ":text:" : ":a longer text:",
                      next[me] % 7 ? 6 : 15))
        {
          NOTE (-1);
          say (line);
          send_report ();
          return;
        }
      end = strrchr (line, ':');
      if (strtol (end + 1, &end, 16) != me * LINES + next[me] || *end != '\n')
        NOTE (-2);
      next[me]++;
    }
  for (int i = 0; i < THREADS; i++)
    NOTE (next[i]);
}

static void
together (int mode, size_t size)
{
  shared = tmpfile ();
  set_buffer (shared, mode, size);
  pthread_t threads[THREADS];
  for (long i = 0; i < THREADS; i++)
    pthread_create (&threads[i], NULL, write_lines, (void *) i);
  for (int i = 0; i < THREADS; i++)
    pthread_join (threads[i], NULL);
  rewind (shared);
  check_lines (shared);
  NOTE (fclose (shared));
}

static void *
try_lock (void *argument)
{
  FILE *f = argument;
  int busy = ftrylockfile (f);
  if (!busy)
    funlockfile (f);
  return (void *) (long) (busy != 0);
}

/* Does another thread find F locked?  */
static int
is_locked (FILE *f)
{
  pthread_t thread;
  void *busy;
  pthread_create (&thread, NULL, try_lock, f);
  pthread_join (thread, &busy);
  return busy != NULL;
}

static void
lock_depth (FILE *f)
{
  for (int i = 0; i < N_CALLS; i++)
    {
      NOTE (calls[i](f, i, "a string that is long"));
      NOTE (is_locked (f));
      flockfile (f);
      flockfile (f);
      NOTE (calls[i](f, i, "held"));
      NOTE (is_locked (f));
      funlockfile (f);
      NOTE (calls[i](f, i, "held a string that is longer than the buffer is"));
      NOTE (is_locked (f));
      funlockfile (f);
      NOTE (is_locked (f));
    }
}

static int which;

static void *
make_calls (void *argument)
{
  return (void *) (long) calls[which](argument, 8, "of another thread");
}

/* Does the call of another thread wait while this one holds the lock?  It has
   to, unless locking is left to the callers, which musl does not know.  */
static void
held_meanwhile (int call, int locking)
{
  FILE *f = open_wire ("w");
  NOTE (fprintf (f, "%d", HIDE (1)));
  __fsetlocking (f, locking);
  flockfile (f);
  pthread_t thread;
  void *result;
  struct timespec limit;
  clock_gettime (CLOCK_REALTIME, &limit);
  if (__fsetlocking (f, FSETLOCKING_QUERY) == FSETLOCKING_BYCALLER)
    limit.tv_sec += 5;
  else if ((limit.tv_nsec += 30000000) >= 1000000000)
    limit.tv_sec++, limit.tv_nsec -= 1000000000;
  which = call;
  pthread_create (&thread, NULL, make_calls, f);
  int late = pthread_timedjoin_np (thread, &result, &limit);
  NOTE (late);
  NOTE (fprintf (f, "%d", HIDE (2)));
  funlockfile (f);
  if (late)
    pthread_join (thread, &result);
  NOTE (result);
  NOTE (fclose (f));
}

int
main (void)
{
  is_locked (stdin);
  together (_IOFBF, 4096);
  together (_IOFBF, 61);
  together (_IOLBF, 100);
  static const int modes[] = { _IONBF, _IOLBF, _IOFBF };
  for (int i = 0; i < 3; i++)
    {
      FILE *f = open_wire ("w");
      set_buffer (f, modes[i], 64);
      lock_depth (f);
      NOTE (fclose (f));
    }
  for (int i = 0; i < N_CALLS; i += 3)
    {
      held_meanwhile (i, FSETLOCKING_INTERNAL);
      held_meanwhile (i, FSETLOCKING_BYCALLER);
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
