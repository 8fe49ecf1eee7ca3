/* printf: stdout as the program finds it, redirected, reopened and replaced,
   with text pending at fork, and in handlers at exit.  The reports go to the
   same file, so they show what has been flushed.  */

#define _GNU_SOURCE
#include "stream.h"
#include <sys/resource.h>
#include <sys/wait.h>

/* Merged where something is printed often.  */
static void __attribute__ ((noinline, hot)) run_of_output (int v, const char *s)
{
  printf ("%d", v);
  putchar ('\n');
  puts (s);
  printf ("[%s]\n", s);
  fputs (s, stdout);
  putchar (v);
}

/* The same where branches are taken, or not.  */
static void __attribute__ ((noinline, hot)) run_in_parts (int v, const char *s)
{
  if (v & 1)
    fputs (s, stdout);
  else
    putchar ('-');
  fprintf (stdout, "%d", v);
  if (v & 2)
    printf ("<%s>", s);
  puts ("");
  if (v & 4)
    printf ("%x\n", (unsigned) v);
}

/* By themselves.  */
static int __attribute__ ((noinline, hot)) line_alone (const char *s)
{
  return puts (s);
}

static int __attribute__ ((noinline, hot)) text_alone (const char *s)
{
  return fputs (s, stdout);
}

static int __attribute__ ((noinline, hot)) block_alone (const char *s)
{
  return (int) fwrite (s, 1, 3, stdout);
}

static int __attribute__ ((noinline, hot)) literal_alone (void)
{
  return puts ("a line");
}

static void __attribute__ ((noinline)) lines (int v, const char *s)
{
  NOTE (printf ("%d\n", v));
  NOTE (printf ("%s,%d,%x\n", s, v, (unsigned) v));
  NOTE ((printf ("[%s]", s), 0));
  NOTE (putchar ('c'));
  NOTE (puts ("puts"));
  NOTE (printf ("%s\n", s));
  NOTE (printf ("%c", v));
  NOTE (printf ("%*d|%-8s|", v % 20, v, s));
  NOTE (__builtin_printf ("%lu\n", (unsigned long) v));
  NOTE (__builtin___printf_chk (1, "%d-%s\n", v, s));
  NOTE (fprintf (stdout, "%d.", v));
  NOTE ((run_of_output (v, s), 0));
  NOTE (line_alone (s));
  NOTE (text_alone (s));
  NOTE (block_alone (s));
  NOTE (literal_alone ());
  for (int i = 0; i < 8; i++)
    NOTE ((run_in_parts (v + i, s), 0));
  NOTE (fprintf (stderr, "%s %d\n", s, v));
  NOTE (fprintf (stderr, "%d", v));
}

/* What stdout was before it became NOW.  */
static void __attribute__ ((noinline))
before_change (FILE *now, int v, const char *s)
{
  FILE *before = stdout;
  fprintf (before, "%d,%s;", v, s);
  stdout = now;
  fprintf (before, "%d:%s;", v, s);
  fprintf (stdout, "%d-%s;", v, s);
  putc (v, before);
  stdout = before;
  fprintf (stdout, "%d.%s\n", v, s);
  fputs (s, before);
}

static void
changed (void)
{
  char *text;
  size_t size;
  FILE *other = open_memstream (&text, &size);
  for (int i = 0; i < 30; i++)
    before_change (other, HIDE (80) * i, HIDE ("changed"));
  fclose (other);
  fflush (stdout);
  say_text (text, size + 1);
  free (text);
}

static void
at_exit (void)
{
  lines (HIDE (60), HIDE ("at exit"));
}

static void __attribute__ ((destructor)) destructor (void)
{
  printf ("destructor %d\n", HIDE (70));
}

static void
forked (void)
{
  NOTE (printf ("pending %d ", HIDE (20)));
  pid_t child = fork ();
  if (child == 0)
    {
      lines (HIDE (21), HIDE ("child"));
      exit (printf ("%d", HIDE (22)));
    }
  int status;
  waitpid (child, &status, 0);
  NOTE (status);
  lines (HIDE (23), HIDE ("parent"));
}

/* printf shows a null string; puts reads what it points to, between two calls
   that could be merged as well.  */
static void __attribute__ ((noipa, hot)) around_puts (int v, const char *s)
{
  printf ("%d: ", v);
  puts (s);
  printf ("%x\n", (unsigned) v);
}

static void
null_string (void)
{
  pid_t child = fork ();
  if (child == 0)
    {
      setrlimit (RLIMIT_CORE, &(struct rlimit){ 0, 0 });
      around_puts (24, NULL);
      _exit (0);
    }
  int status;
  waitpid (child, &status, 0);
  NOTE (status);
}

static void
replaced (void)
{
  FILE *saved = stdout;
  char *text;
  size_t size;
  stdout = open_memstream (&text, &size);
  lines (HIDE (40), HIDE ("memory"));
  fclose (stdout);
  say_text (text, size + 1);
  stdout = open_wire ("w");
  setvbuf (stdout, NULL, _IOLBF, 0);
  lines (HIDE (41), HIDE ("wire"));
  NOTE (fclose (stdout));
  stdout = stderr;
  lines (HIDE (42), HIDE ("stderr"));
  stdout = saved;
  lines (HIDE (43), HIDE ("saved"));
  free (text);
}

static void
closed (void)
{
  FILE *f = fopen ("standard-output.tmp", "w");
  for (int i = 0; i < 5000; i++)
    fprintf (f, "%d\n", i);
  NOTE (ftell (f));
  NOTE (fclose (f));
  note_file ("standard-output.tmp");
}

int
main (void)
{
  atexit (at_exit);
  report = dup (1);
  lines (HIDE (10), HIDE ("first"));
  set_buffer (stdout, _IOFBF, 24);
  lines (HIDE (11), HIDE ("small"));
  setvbuf (stdout, NULL, _IOLBF, 0);
  lines (HIDE (12), HIDE ("line"));
  forked ();
  set_buffer (stdout, _IOFBF, 100);
  forked ();
  null_string ();
  replaced ();
  changed ();
  closed ();
  NOTE (!freopen ("standard-output.tmp", "w", stdout));
  lines (HIDE (50), HIDE ("reopened"));
  fflush (stdout);
  note_file ("standard-output.tmp");
  NOTE (!freopen ("/dev/full", "w", stdout));
  lines (HIDE (51), HIDE ("full"));
  NOTE (fflush (stdout));
  close (1);
  lines (HIDE (52), HIDE ("closed"));
  NOTE (fflush (stdout));
  dup2 (report, 1);
  clearerr (stdout);
  NOTE (unlink ("standard-output.tmp"));
  return 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
