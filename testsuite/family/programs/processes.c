/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints in a child of fork, of vfork and of a fork while threads print, in a
   handler of a signal that interrupts printing, and in an exit handler.  */

#define _GNU_SOURCE

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

static atomic_int stop, wrong;

static void
check_text (int v)
{
  char text[40], wanted[40] = "a 1234 0.500";
  snprintf (text, sizeof text, "%s %d %.3f", "a", v, 0.5);
  if (strcmp (text, wanted))
    wrong++;
}

static void
handle (int signal)
{
  (void) signal;
  check_text (1234);
}

static void *
print_on (void *ignored)
{
  FILE *f = fopen ("/dev/null", "w");
  while (f && !stop)
    {
      fprintf (f, "%d %s %.2f\n", 1, "two", 3.0);
      check_text (1234);
    }
  if (f)
    fclose (f);
  return ignored;
}

static void
await (pid_t child)
{
  int status;
  waitpid (child, &status, 0);
  printf ("child: %d\n", WEXITSTATUS (status));
}

static void
in_forks (void)
{
  for (int i = 0; i < 10; i++)
    {
      fflush (stdout);
      pid_t child = fork ();
      if (!child)
        {
          printf ("in child %d: %s %ls\n", i, "text", L"wide");
          fflush (stdout);
          _exit (i);
        }
      await (child);
    }
}

static void
in_vfork (void)
{
  pid_t child = vfork ();
  if (!child)
    {
      dprintf (1, "%s %d\n", "in vfork", 5);
      _exit (77);
    }
  await (child);
}

static void
at_exit (void)
{
  printf ("at exit %d\n", 1);
}

int
main (void)
{
  atexit (at_exit);
  struct sigaction action = { .sa_handler = handle, .sa_flags = SA_RESTART };
  sigaction (SIGALRM, &action, NULL);
  struct itimerval often = { { 0, 300 }, { 0, 300 } }, never = { 0 };
  setitimer (ITIMER_REAL, &often, NULL);
  for (int i = 0; i < 30000; i++)
    check_text (1234);
  setitimer (ITIMER_REAL, &never, NULL);
  in_forks ();
  in_vfork ();
  pthread_t threads[3];
  for (int i = 0; i < 3; i++)
    pthread_create (&threads[i], NULL, print_on, NULL);
  in_forks ();
  stop = 1;
  for (int i = 0; i < 3; i++)
    pthread_join (threads[i], NULL);
  printf ("%d wrong\n", wrong);
  return 0;
}
