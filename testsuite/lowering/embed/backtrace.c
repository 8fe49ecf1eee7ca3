/* A signal in the middle of an emitter: the way back to main is known.  */

#include <execinfo.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char *volatile bad = (char *) 64;
static void *inside[2];

static void
report (int signal)
{
  void *frames[32];
  int n = backtrace (frames, 32);
  int found = 0;
  for (int i = 0; i < n; i++)
    found += (char *) frames[i] > (char *) inside[0]
             && (char *) frames[i] < (char *) inside[0] + 200;
  static const char *const said[] = { "lost\n", "whole\n" };
  /* An emitter may follow within the 200 bytes.  */
  const char *text = said[found > 0];
  (void) !write (1, text, strlen (text));
  _exit (signal == SIGSEGV ? 0 : 2);
}

static __attribute__ ((noinline, noclone)) int
crash (char *p)
{
  int n = snprintf (p, 100, "<%s>", bad);
  return n + 1; /* no tail call, which would leave no frame */
}

int
main (void)
{
  char text[100];
  void *warm[4];
  backtrace (warm, 4); /* loads what it needs */
  inside[0] = (void *) crash;
  signal (SIGSEGV, report);
  return crash (text);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
