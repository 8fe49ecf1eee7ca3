/* Streams into memory: open_memstream and fmemopen, their contents and sizes
   at each flush, with texts written over others.  */

#include "stream.h"
#include "calls.h"
#include <wchar.h>

static char *text;
static size_t size;

/* The contents, the NUL behind them and some bytes after that.  */
static void
flushed (FILE *f, size_t more)
{
  NOTE (fflush (f));
  NOTE (ftell (f));
  say ("  memory ");
  say_number ((long) size);
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

/* Beyond the end there are zeros, as far as the block has room: glibc leaves a
   larger one as malloc gave it.  */
static void
gap (void)
{
  FILE *f = open_memstream (&text, &size);
  NOTE (fprintf (f, "%d", HIDE (5)));
  NOTE (fseek (f, 20, SEEK_SET));
  NOTE (fprintf (f, "%s.", HIDE ("twenty")));
  flushed (f, 0);
  NOTE (fseek (f, 4000, SEEK_SET));
  NOTE (fprintf (f, "%s.", HIDE ("four thousand")));
  flushed (f, 0);
  NOTE (fclose (f));
  say_text (text, size + 1);
  free (text);
}

static void
fixed_memory (const char *mode, size_t room, int unbuffered)
{
  char memory[100];
  fill (memory, sizeof memory);
  memory[0] = 0;
  FILE *f = fmemopen (memory, room, mode);
  if (unbuffered)
    setbuf (f, NULL);
  for (int i = 0; i < N_CALLS; i++)
    {
      NOTE (calls[i](f, i, "mem"));
      if (i % 3 == 2)
        NOTE (fflush (f));
      NOTE (ferror (f));
      say_text (memory, sizeof memory);
    }
  rewind (f);
  NOTE (fprintf (f, "%d", HIDE (99)));
  NOTE (fclose (f));
  say_text (memory, sizeof memory);
}

int
main (void)
{
  grows ();
  written_over ();
  gap ();
  static const char *const memory_modes[] = { "w", "w+", "r", "r+", "a", "a+" };
  for (int i = 0; i < 6; i++)
    for (size_t room = 1; room < 100; room += 14)
      {
        fixed_memory (memory_modes[i], room, 0);
        fixed_memory (memory_modes[i], room, 1);
      }

  /* A memory stream of wide characters refuses.  */
  wchar_t *wide;
  FILE *f = open_wmemstream (&wide, &size);
  NOTE (fprintf (f, "%d", HIDE (1)));
  NOTE (fwprintf (f, L"%d", HIDE (2)));
  NOTE (fprintf (f, "%d", HIDE (3)));
  NOTE (fclose (f));
  NOTE (size);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
