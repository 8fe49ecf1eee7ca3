/* Streams into memory that grows: its contents and sizes at each flush, with
   texts written over others, also in a file that is read.  Memory of a fixed size is in unit/print.  */

#include "stream.h"
#include "calls.h"

static char *text;
static size_t size;

/* The contents, the NUL behind them and some bytes after that.  */
static void
flushed (FILE *f, size_t more)
{
  NOTE (fflush (f));
  NOTE (ftell (f));
  say ("  memory ");
  show_number ((long) size);
  say_char (' ');
  say_text (text, size + 1 + more);
  send_report ();
}

static void
grows (void)
{
  FILE *f = open_memstream (&text, &size);
  for (int i = 0; i < N_CALLS; i++)
    {
      NOTE (calls[i](f, 3 * i, "string"));
      flushed (f, 0);
    }
  NOTE (fclose (f));
  say_text (text, size + 1);
  free (text);

  /* Through several reallocations, up to each place near the end of one.  */
  f = open_memstream (&text, &size);
  for (int i = 0; i < 30000; i++)
    if (fprintf (f, "%d,%s;", i, i & 1 ? "odd" : "") < 2)
      abort ();
  flushed (f, 0);
  NOTE (fclose (f));
  free (text);
  for (int before = 8150; before < 8200; before++)
    {
      f = open_memstream (&text, &size);
      for (int i = 0; i < before; i++)
        putc ('a' + i % 26, f);
      NOTE (fprintf (f, "%s-%d", HIDE ("seven"), HIDE (1234567)));
      fflush (f);
      NOTE (text[size]);
      NOTE (fclose (f));
      say_text (text + before - 2, size + 3 - (size_t) before);
      free (text);
    }
}

/* What stands behind the text that is written over stays.  */
static void
written_over (void)
{
  for (int i = 0; i < N_CALLS; i++)
    for (long place = 0; place < 64; place += 21)
      {
        FILE *f = open_memstream (&text, &size);
        fputs ("The quick brown fox jumps over the lazy dog, and then it sleeps"
               " all day long under a tree until the evening comes again.",
               f);
        flushed (f, 0);
        NOTE (fseek (f, place, SEEK_SET));
        NOTE (calls[i](f, 7 + i, "it"));
        flushed (f, 6);
        NOTE (fseek (f, 0, SEEK_END));
        NOTE (fprintf (f, "%d", HIDE (8)));
        flushed (f, 0);
        NOTE (fclose (f));
        say_text (text, size + 1);
        free (text);
      }
}

/* The same in a file that is also read, whose buffer has what follows.  */
static void
read_and_written_over (void)
{
  for (int i = 0; i < N_CALLS; i++)
    for (int reads = 0; reads < 2; reads++)
      {
        FILE *f = tmpfile ();
        for (int k = 0; k < 300; k++)
          putc ('a' + k % 26, f);
        rewind (f);
        if (reads)
          NOTE (getc (f));
        NOTE (fseek (f, 40, SEEK_SET));
        NOTE (calls[i](f, 12345 * i, "it"));
        NOTE (calls[i](f, -7 * i, "is"));
        NOTE (ftell (f));
        NOTE (fseek (f, 0, SEEK_CUR));
        char rest[300];
        say_text (rest, fread (rest, 1, sizeof rest, f));
        NOTE (fclose (f));
      }
}

int
main (void)
{
  grows ();
  written_over ();
  read_and_written_over ();
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
