/* Files that are read and written by turns, appended to, or sought in, with
   what else writes to a stream mixed in.  */

#define _GNU_SOURCE
#include "stream.h"
#include "calls.h"

static const char path[] = "update.tmp";

static void
make_file (void)
{
  FILE *f = fopen (path, "w");
  for (int i = 0; i < 40; i++)
    fputs ("0123456789abcdefghijklmnopqrstuvwxyz\n", f);
  fclose (f);
}

/* Reading, then writing in the middle, then reading on.  */
static void
by_turns (int i, size_t size, const char *mode)
{
  make_file ();
  FILE *f = fopen (path, mode);
  if (size)
    set_buffer (f, _IOFBF, size);
  NOTE (getc (f));
  NOTE (getc (f));
  NOTE (fseek (f, 0, SEEK_CUR));
  NOTE (calls[i](f, i, "up"));
  NOTE (ftell (f));
  NOTE (fseek (f, 2, SEEK_CUR));
  NOTE (getc (f));
  NOTE (ungetc ('u', f));
  NOTE (fseek (f, -3, SEEK_CUR));
  NOTE (calls[i](f, i, "date"));
  rewind (f);
  NOTE (getc (f));
  NOTE (fseek (f, -20, SEEK_END));
  NOTE (calls[i](f, 99, "end"));
  NOTE (fflush (f));
  note_file (path);
  NOTE (getc (f));

  /* Right after reading: what follows is glibc's to decide.  */
  rewind (f);
  NOTE (getc (f));
  NOTE (ungetc ('v', f));
  NOTE (calls[i](f, 98, "x"));
  NOTE (calls[i](f, 97, "y"));
  NOTE (fclose (f));
  note_file (path);
}

static void
mixed (FILE *f)
{
  for (int i = 0; i < N_CALLS; i++)
    {
      NOTE (fputc ('c', f));
      NOTE (calls[i](f, i, "mixed"));
      NOTE (fputs ("puts", f));
      NOTE (fwrite ("write", 1, 5, f));
      NOTE (putc_unlocked ('u', f));
      NOTE (calls[i](f, -i, "up"));
      NOTE (fprintf (f, "%s", HIDE ("as fputs")));
      NOTE (fprintf (f, "%c", HIDE ('p')));
      NOTE (fprintf (f, "plain"));
    }
}

int
main (void)
{
  static const char *const update_modes[] = { "r+", "w+", "a+" };
  for (int m = 0; m < 3; m++)
    for (int i = 0; i < N_CALLS; i += 3)
      {
        by_turns (i, 0, update_modes[m]);
        by_turns (i, 16, update_modes[m]);
        by_turns (i, 37, update_modes[m]);
      }

  /* Appended, with two streams on one file.  */
  make_file ();
  FILE *f = fopen (path, "a"), *other = fopen (path, "a");
  for (int i = 0; i < N_CALLS; i++)
    {
      NOTE (calls[i](f, i, "one"));
      NOTE (calls[i](other, i, "two"));
      if (i % 4 == 0)
        NOTE (fflush (f));
    }
  NOTE (fclose (other));
  NOTE (fclose (f));
  note_file (path);

  static const size_t sizes[] = { 1, 13, 64, 4096 };
  for (int i = 0; i < 4; i++)
    {
      f = open_wire ("w");
      set_buffer (f, _IOFBF, sizes[i]);
      mixed (f);
      NOTE (fclose (f));
    }
  f = open_wire ("w");
  set_buffer (f, _IOLBF, 64);
  mixed (f);
  NOTE (fclose (f));
  NOTE (unlink (path));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
