/* Streams on a descriptor whose write(2) takes a part, or fails, at every turn:
   the same writes are offered at the same calls, with the same results, errno
   and error indicators.  */

#define _GNU_SOURCE
#include "kernel.h"
#include "../stream/calls.h"

static void
through_script (int j, int mode, size_t size)
{
  wire_scripted ();
  FILE *f = fdopen (SCRIPTED, "w");
  set_buffer (f, mode, size);
  for (int i = 0; i < N_CALLS; i++)
    {
      script = scripts[j];
      NOTE (calls[i](f, 31 * i, i % 3 ? "a string" : "two\nlines of text"));
      NOTE (ferror (f));
      if (i % 4 == 3)
        NOTE (fflush (f));
      if (i % 5 == 4)
        clearerr (f);
    }
  script = scripts[j];
  NOTE (fclose (f));
}

int
main (void)
{
  static const int modes[] = { _IONBF, _IOLBF, _IOFBF };
  script_writes ();
  for (int m = 0; m < 3; m++)
    for (int j = 0; j < N_SCRIPTS; j++)
      {
        through_script (j, modes[m], 0);
        through_script (j, modes[m], 20);
        through_script (j, modes[m], 64);
      }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
