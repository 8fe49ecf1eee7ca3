/* Unbuffered, line-buffered and fully buffered streams, and streams that
   setvbuf, setlinebuf and fflush change on the way: writes at the same points
   with the same bytes.  */

#include "stream.h"
#include "calls.h"
#include <stdio_ext.h>

static void
all_calls (FILE *f)
{
  for (int i = 0; i < N_CALLS; i++)
    NOTE (calls[i](f, i * 1001, "text"));
  NOTE (fputc ('c', f));
  for (int i = 0; i < N_CALLS; i++)
    NOTE (calls[i](f, -i, "lines\nof text"));
}

static void
stream_of_mode (int mode, size_t size)
{
  FILE *f = open_wire ("w");
  set_buffer (f, mode, size);
  all_calls (f);
  NOTE (fclose (f));
}

/* From each mode to each other one, with pending text and without.  */
static void
change (int from, int to, int pending)
{
  static char room[128];
  for (int with_room = 0; with_room < 2; with_room++)
    {
      FILE *f = open_wire ("w");
      setvbuf (f, NULL, from, 0);
      if (pending)
        NOTE (fprintf (f, "%d pending", HIDE (pending)));
      NOTE (setvbuf (f, with_room ? room : NULL, to, with_room ? 64 : 0));
      all_calls (f);
      NOTE (fclose (f));
    }
}

int
main (void)
{
  static const int modes[] = { _IONBF, _IOLBF, _IOFBF };
  for (int i = 0; i < 3; i++)
    {
      stream_of_mode (modes[i], 0);
      stream_of_mode (modes[i], 20);
      for (int j = 0; j < 3; j++)
        {
          change (modes[i], modes[j], 0);
          change (modes[i], modes[j], 1);
        }
    }

  FILE *f = open_wire ("w");
  all_calls (f);
  NOTE (fflush (f));
  setlinebuf (f);
  all_calls (f);
  NOTE (fflush (f));
  setbuf (f, NULL);
  all_calls (f);
  NOTE (__fpending (f));
  NOTE (fclose (f));

  /* A flush in between, and everything discarded.  */
  f = open_wire ("w");
  NOTE (fprintf (f, "%d", HIDE (12345)));
  NOTE (__fpending (f));
  NOTE (fflush (f));
  NOTE (fprintf (f, "%d", HIDE (678)));
  __fpurge (f);
  NOTE (fprintf (f, "%d", HIDE (9)));
  NOTE (__fpending (f));
  NOTE (fclose (f));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
