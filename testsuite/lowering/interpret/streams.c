/* SPDX-License-Identifier: GPL-3.0-or-later */
/* vfprintf and vprintf in every state a stream can be in: what is refused after
   a part of the text leaves nothing behind.  */

#define _GNU_SOURCE
#include "stream.h"
#include "wrappers.h"

#include <pthread.h>
#include <stdio_ext.h>
#include <wchar.h>

static void
texts (FILE *f)
{
  NOTE (by_vfprintf (f, "%s", ""));
  NOTE (by_vfprintf (f, "%d %s %c|", 5, "text", 'c'));
  NOTE (by_vfprintf (f, "%d\n", -5));
  NOTE (by_vfprintf (f, "%.3f %g\n%e", 1.5, 2.5, 3.5));
  NOTE (by_vfprintf (f, "%s|%40s|%-40s\n", "a", "b", "c"));
  NOTE (by_vfprintf (f, "abc %d %Lf\n", 5, 1.5L));
  NOTE (by_vfprintf (f, "abc %s %a %d\n", "def", .5, 5));
  NOTE (by_vfprintf (f, "%s%s", "null", (char *) HIDE (NULL)));
  NOTE (by_vfprintf (f, "%2$d %1$d", 1, 2));
  NOTE (by_vfprintf (f, "%s %ls", "narrow", L"wide"));
  NOTE (by_vfprintf (f, "%s %lc", "narrow", (wint_t) 0x20ac));
  NOTE (by_vfprintf (f, "%d %", 5));
  NOTE (by_next_of_vfprintf (f, "%d %s", 5, "abc", 0x40000));
  NOTE (by_next_of_vfprintf (f, "%d %s %ls", 5, "abc", L"w", 0x40000));
  NOTE (fprintf (f, HIDE ("%s %d %lx;"), "hidden", -5, 255L));
  NOTE (fprintf (f, HIDE ("%s %d %lx %m;"), "hidden", -5, 255L));
  NOTE (__builtin___fprintf_chk (f, 1, HIDE ("%d,%s;"), 1, "checked"));
  NOTE (ferror (f));
}

static void
of_each_buffer (void)
{
  static const size_t sizes[] = { 1, 2, 7, 23, 24, 25, 47, 64, 200, 4096 };
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
    {
      FILE *f = open_wire ("w");
      set_buffer (f, _IOFBF, sizes[i]);
      texts (f);
      NOTE (fclose (f));
      f = open_wire ("w");
      set_buffer (f, _IOLBF, sizes[i]);
      texts (f);
      NOTE (fclose (f));
      /* Buffered otherwise in the middle.  */
      f = open_wire ("w");
      set_buffer (f, _IOFBF, sizes[i]);
      NOTE (by_vfprintf (f, "%d", 5));
      setvbuf (f, NULL, _IOLBF, 0);
      texts (f);
      NOTE (fclose (f));
    }
  FILE *f = open_wire ("w");
  set_buffer (f, _IONBF, 0);
  texts (f);
  NOTE (fclose (f));
  f = open_wire ("w");
  texts (f);
  NOTE (fclose (f));
}

static void
that_fail (void)
{
  FILE *f = open_wire ("w");
  close (fileno (f));
  texts (f);
  NOTE (fflush (f));
  texts (f);
  NOTE (fclose (f));
  f = fopen ("/dev/full", "w");
  texts (f);
  NOTE (fflush (f));
  texts (f);
  NOTE (fclose (f));
  f = fopen ("/dev/full", "w");
  set_buffer (f, _IOFBF, 30);
  texts (f);
  NOTE (fclose (f));
  f = fopen ("/dev/full", "w");
  setvbuf (f, NULL, _IONBF, 0);
  texts (f);
  NOTE (fclose (f));
  f = fopen ("/dev/null", "r");
  texts (f);
  NOTE (fclose (f));
  f = open_wire ("w");
  fwide (f, 1);
  texts (f);
  NOTE (fclose (f));
  f = open_wire ("w");
  NOTE (by_vfprintf (f, "%d", 1));
  NOTE (fwide (f, 1));
  NOTE (fclose (f));
}

static void
that_were_sought_in (void)
{
  static const char path[] = "interpret.tmp";
  FILE *f = fopen (path, "w+");
  for (int i = 0; i < 100; i++)
    NOTE (by_vfprintf (f, "%04d %s\n", i, "line of the file"));
  NOTE (fseek (f, 500, SEEK_SET));
  texts (f);
  NOTE (ftell (f));
  NOTE (getc (f));
  NOTE (fseek (f, 0, SEEK_CUR));
  texts (f);
  NOTE (fseek (f, -10, SEEK_END));
  NOTE (getc (f));
  NOTE (by_vfprintf (f, "%d behind a read", 1));
  NOTE (fclose (f));
  note_file (path);
  f = fopen (path, "a");
  texts (f);
  NOTE (fclose (f));
  note_file (path);
  unlink (path);

  char *text = NULL;
  size_t size = 0;
  f = open_memstream (&text, &size);
  texts (f);
  NOTE (fseek (f, 9, SEEK_SET));
  texts (f);
  NOTE (fclose (f));
  say_text (text, size);
  free (text);
  char fixed[100];
  f = fmemopen (fixed, sizeof fixed, "w");
  texts (f);
  NOTE (fclose (f));
  say_text (fixed, sizeof fixed);
}

enum { THREADS = 4, LINES = 400 };
static FILE *shared;

static void *
print_lines (void *id)
{
  for (int i = 0; i < LINES; i++)
    {
      by_vfprintf (shared, "%c%s|%05d\n", *(char *) id, "a line of a thread", i);
      if (i % 7 == 0)
        by_vfprintf (shared, "%c%s|%05d%Lg\n", *(char *) id, "a line of a thread",
                     i, 1.L);
      if (i % 50 == 0)
        {
          flockfile (shared);
          by_vfprintf (shared, "%c%s", *(char *) id, "a line ");
          by_vfprintf (shared, "%s|%05d\n", "of a thread", i);
          funlockfile (shared);
        }
    }
  return NULL;
}

/* Lines stay whole.  */
static void
of_threads (void)
{
  static const char path[] = "threads.tmp";
  static char ids[] = "wxyz";
  pthread_t threads[THREADS];
  shared = fopen (path, "w");
  for (int i = 0; i < THREADS; i++)
    pthread_create (&threads[i], NULL, print_lines, &ids[i]);
  for (int i = 0; i < THREADS; i++)
    pthread_join (threads[i], NULL);
  NOTE (fclose (shared));
  char line[100];
  int whole = 0, all = 0;
  FILE *f = fopen (path, "r");
  while (fgets (line, sizeof line, f))
    {
      all++;
      whole += strncmp (line + 1, "a line of a thread|", 19) == 0
               && strlen (line) >= 26;
    }
  fclose (f);
  unlink (path);
  NOTE (all);
  NOTE (whole);
  /* The process has had threads: streams are locked from now on.  */
  f = open_wire ("w");
  texts (f);
  __fsetlocking (f, FSETLOCKING_BYCALLER);
  texts (f);
  flockfile (f);
  texts (f);
  funlockfile (f);
  NOTE (fclose (f));
}

static void UNSEEN
to_standard_output (void)
{
  static char buffer[64];
  setvbuf (stdout, buffer, _IOFBF, sizeof buffer);
  for (int i = 0; i < 9; i++)
    {
      NOTE (by_vprintf ("%d: %s|", i, "to stdout"));
      NOTE (by_vprintf ("%d: %s %La|\n", i, "to stdout", .5L));
      NOTE (printf (HIDE ("%d %s\n"), i, "hidden"));
      NOTE (__builtin___printf_chk (1, HIDE ("%d %s\n"), i, "checked"));
    }
  fflush (stdout);
  FILE *saved = stdout;
  FILE *f = open_wire ("w");
  stdout = f;
  NOTE (by_vprintf ("%d %s\n", 5, "another stdout"));
  stdout = saved;
  NOTE (fclose (f));
  NOTE (by_vfprintf (stderr, "%d %s\n", 5, "to stderr"));
  NOTE (by_vfprintf (stderr, "%d %s %Lf\n", 5, "to stderr", 1.5L));
}

int
main (void)
{
  of_each_buffer ();
  that_fail ();
  that_were_sought_in ();
  to_standard_output ();
  of_threads ();
}
