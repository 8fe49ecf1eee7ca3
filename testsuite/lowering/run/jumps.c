/* setjmp and longjmp, computed goto, and returns that come twice, around calls
   that are lowered.  */

#include "show.h"
#include <setjmp.h>

static jmp_buf target;

static void __attribute__ ((noinline))
leave (char *p, int v)
{
  sprintf (p, "leaving with %d", v);
  longjmp (target, v);
}

static long __attribute__ ((noinline))
around (char *p, int v)
{
  volatile int rounds = 0;
  int got = setjmp (target);
  rounds++;
  int n = sprintf (p + 40, "%d after %d", rounds, got);
  if (got < v)
    leave (p, got + 1);
  return n * 100 + rounds;
}

static long __attribute__ ((noinline))
computed (char *p, int v)
{
  static void *const labels[] = { &&one, &&two, &&end };
  goto *labels[v % 3];
one:
  p += sprintf (p, "one %d", v);
two:
  p += sprintf (p, "two %x", v);
end:
  return sprintf (p, "end %o", v);
}

int
main (void)
{
  SHOW (around (area, HIDE (3)));
  for (int v = 0; v < 6; v++)
    SHOW (computed (area, HIDE (v)));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
