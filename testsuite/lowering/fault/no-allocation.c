/* How often calls allocate: a lowered one never does, but for asprintf and
   vasprintf, which do so once.  The plain program, whose dprintf allocates a buffer, prints
   what is due, so that the two outputs are equal.  */

#define _GNU_SOURCE
#include "allocator.h"
#include "../stream/stream.h"
#include "../stream/calls.h"
#include "with-list.h"

#ifdef __QRINTF__
#define IS_LOWERED 1
#else
#define IS_LOWERED 0
#endif

static FILE *stream;
static int descriptor;
static char *text;

#define COUNT(due, call)                                                       \
  do                                                                           \
    {                                                                          \
      allocator_fail (0, 0, SIZE_MAX);                                         \
      long result_ = (call);                                                   \
      long calls_ = allocator_calls ();                                        \
      show_number (result_);                                                    \
      say_char (' ');                                                          \
      NOTE (IS_LOWERED ? calls_ : (due));                              \
    }                                                                          \
  while (0)

static int __attribute__ ((noipa, hot))
allocated (char **to, const char *format, ...)
{
  WITH_LIST (vasprintf (to, format, values));
}

static int __attribute__ ((noipa, hot))
written (int to, const char *format, ...)
{
  WITH_LIST (vdprintf (to, format, values));
}

#define BUFFERED(...)                                                          \
  do                                                                           \
    {                                                                          \
      COUNT (0, printf (__VA_ARGS__));                                         \
      COUNT (0, fprintf (stream, __VA_ARGS__));                                \
      COUNT (0, __builtin___fprintf_chk (stream, 1, __VA_ARGS__));             \
      COUNT (0, sprintf (area, __VA_ARGS__));                                  \
      COUNT (0, snprintf (area, sizeof area, __VA_ARGS__));                    \
      COUNT (0, snprintf (area, 7, __VA_ARGS__));                              \
      COUNT (0, snprintf (HIDE (area), HIDE (9), __VA_ARGS__));                \
      COUNT (0, snprintf (NULL, 0, __VA_ARGS__));                              \
    }                                                                          \
  while (0)

#define EVERY_SINK(...)                                                        \
  do                                                                           \
    {                                                                          \
      BUFFERED (__VA_ARGS__);                                                  \
      COUNT (0, dprintf (descriptor, __VA_ARGS__));                            \
      COUNT (0, written (descriptor, __VA_ARGS__));                            \
      COUNT (1, asprintf (&text, __VA_ARGS__));                                \
      free (text);                                                             \
      COUNT (1, allocated (&text, __VA_ARGS__));                               \
      free (text);                                                             \
    }                                                                          \
  while (0)

static void __attribute__ ((noinline))
every_format (int v, const char *s, int width)
{
  EVERY_SINK ("%d\n", v);
  EVERY_SINK ("%s", s);
  EVERY_SINK ("%s:%d %s", s, v, s);
  EVERY_SINK ("%-9s|%9x|%-5d|%.*s", s, (unsigned) v, v, width, s);
  EVERY_SINK ("%08lx %#o %c", (long) v, (unsigned) v, v | ' ');
  BUFFERED ("%*d|%-*s|", width, v, width, s);
  EVERY_SINK ("%.*s|%.3s|%20s", width, s, s, s);
  EVERY_SINK ("%p %zu %hhd", (void *) s, (size_t) v, (signed char) v);
  EVERY_SINK ("%.20d %+d % ld", v, v, (long) v);
  EVERY_SINK ("[%02u:%02u]", v % 24u, v % 60u);
}

int
main (void)
{
  find_allocator ();
  report = dup (1);
  stream = fopen ("/dev/null", "w");
  descriptor = open ("/dev/null", O_WRONLY);
  freopen ("/dev/null", "w", stdout);
  /* The streams' own buffers, which come with the first text.  */
  putchar ('.');
  putc ('.', stream);
  every_format (HIDE (12345), HIDE ("a string"), HIDE (12));
  every_format (HIDE (-7), HIDE ("-"), HIDE (0));
  every_format (HIDE (INT_MIN), HIDE ("a much longer string than the others"),
                HIDE (-50));
  for (int i = 0; i < N_CALLS; i++)
    if (calls[i] != left_to_libc)
      COUNT (0, calls[i](stream, 9, "text"));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
