/* printf_unlocked and fprintf_unlocked, which a program declares itself where
   its C library does not: a held lock is no obstacle to them.  */

#define _GNU_SOURCE
#include "stream.h"
#include "with-list.h"
#include <pthread.h>

extern int printf_unlocked (const char *, ...);
extern int fprintf_unlocked (FILE *, const char *, ...);

/* What is not lowered ends up here.  The names are given behind the compiler's
   back: what it sees defined is the program's own.  */
__asm__ (".globl printf_unlocked, fprintf_unlocked\n"
         ".set printf_unlocked, print\n"
         ".set fprintf_unlocked, print_to");

int __attribute__ ((noinline, used)) print (const char *format, ...)
{
  WITH_LIST (vprintf (format, values));
}

int __attribute__ ((noinline, used))
print_to (FILE *f, const char *format, ...)
{
  WITH_LIST (vfprintf (f, format, values));
}

/* Merged where something is printed often.  */
static void __attribute__ ((noinline, hot)) run_of_output (FILE *f, int v, const char *s)
{
  fprintf_unlocked (f, "%d", v);
  fputc_unlocked (v, f);
  fputs_unlocked (s, f);
  fprintf_unlocked (f, "%s\n", s);
  putc_unlocked ('.', f);
}

/* The length of what is printed is known.  */
static void __attribute__ ((noinline)) print_made (FILE *f, int v, const char *s)
{
  char text[40];
  sprintf (text, "%d: %.20s", v, s);
  fputs_unlocked (text, f);
}

static void __attribute__ ((noinline)) both (FILE *f, int v, const char *s)
{
  NOTE (fprintf_unlocked (f, "%d\n", v));
  NOTE (fprintf_unlocked (f, "%s %d\n", s, v));
  NOTE ((fprintf_unlocked (f, "%s|%x", s, (unsigned) v), 0));
  NOTE (printf_unlocked ("%d,", v));
  NOTE (printf_unlocked ("%s %d\n", s, v));
  NOTE ((run_of_output (f, v, s), 0));
  NOTE ((print_made (f, v, s), 0));
}

static void *
nothing (void *argument)
{
  return argument;
}

int
main (void)
{
  static const size_t sizes[] = { 1, 16, 64, 4096 };
  for (int threads = 0; threads < 2; threads++)
    {
      for (int i = 0; i < 4; i++)
        {
          FILE *f = open_wire ("w");
          set_buffer (f, _IOFBF, sizes[i]);
          both (f, i, "unlocked");
          flockfile (f);
          both (f, -i, "held");
          NOTE (ftrylockfile (f));
          funlockfile (f);
          funlockfile (f);
          NOTE (fclose (f));
        }
      pthread_t thread;
      pthread_create (&thread, NULL, nothing, NULL);
      pthread_join (thread, NULL);
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
