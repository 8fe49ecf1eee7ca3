/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each function whose format is read at run time, to each sink, by a va_list and
   by values: which arguments the call gets, where it leaves the va_list, and which
   formats it hands to the C library.  What the runtime makes of a format is
   unit/print's subject.  */

#define _GNU_SOURCE
#include "wrappers.h"

#include <unistd.h>
#include <wchar.h>

static char *made;

/* Copies what the call has allocated to area, and frees it.  */
static int
taken (int result)
{
  if (result >= 0)
    {
      strcpy (area, made);
      free (made);
    }
  made = NULL;
  return result;
}

/* The sinks of a descriptor and of streams are standard output's.  */
#define TO_EACH_SINK(...)                                                      \
  do                                                                           \
    {                                                                          \
      SHOW (by_vsnprintf (area, AREA, __VA_ARGS__));                           \
      SHOW (by_vsnprintf (area, 9, __VA_ARGS__));                              \
      SHOW (by_vsnprintf (NULL, 0, __VA_ARGS__));                              \
      SHOW (by_vsnprintf (area, HIDE (SIZE_MAX), __VA_ARGS__));                \
      SHOW (by_vsnprintf_unseen (area, AREA, __VA_ARGS__));                    \
      SHOW (by_vsprintf (area, __VA_ARGS__));                                  \
      SHOW (by_two (area, AREA, __VA_ARGS__));                                 \
      SHOW (by_three (area, AREA, __VA_ARGS__));                               \
      SHOW (by_pointer (area, AREA, __VA_ARGS__));                             \
      SHOW (by_unused (area, AREA, __VA_ARGS__));                              \
      SHOW (by_compared (area, 9, __VA_ARGS__));                               \
      SHOW (by_both (area, AREA, __VA_ARGS__));                                \
      SHOW (taken (by_vasprintf (&made, __VA_ARGS__)));                        \
      SHOW (by_vfprintf (stdout, __VA_ARGS__));                                \
      SHOW (by_vprintf (__VA_ARGS__));                                         \
      SHOW ((by_vfprintf (stderr, __VA_ARGS__), 0));                           \
      fflush (stdout);                                                         \
      SHOW (by_vdprintf (STDOUT_FILENO, __VA_ARGS__));                         \
      SHOW (by_vdprintf (-1, __VA_ARGS__));                                    \
    }                                                                          \
  while (0)

/* 0x40000 is the argument behind the values.  */
#define NEXT_OF_EACH_SINK(...)                                                 \
  do                                                                           \
    {                                                                          \
      SHOW (by_next (area, AREA, __VA_ARGS__, 0x40000));                       \
      SHOW (by_next (area, 3, __VA_ARGS__, 0x40000));                          \
      SHOW (by_next (area, 0, __VA_ARGS__, 0x40000));                          \
      SHOW (by_next_of_vsprintf (area, __VA_ARGS__, 0x40000));                 \
      SHOW (by_next_of_vfprintf (stdout, __VA_ARGS__, 0x40000));               \
      SHOW (taken (by_next_of_vasprintf (&made, __VA_ARGS__, 0x40000)));       \
      fflush (stdout);                                                         \
      SHOW (by_next_of_vdprintf (STDOUT_FILENO, __VA_ARGS__, 0x40000));        \
    }                                                                          \
  while (0)

/* Eight reals and three integers are in registers, more on the stack.  */
#define TEN_REALS 1., 2., 3., 4., 5., 6., 7., 8., 9., 10.

static void
by_list (void)
{
  int count = -1;
  TO_EACH_SINK ("%s", "");
  TO_EACH_SINK ("%d %s %c %lu %p\n", -5, "text", 'c', 6UL, (void *) 0x1234);
  TO_EACH_SINK ("%d %d %d %d %d %d %d %d %d %d", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  TO_EACH_SINK ("%g %g %g %g %g %g %g %g %g %g %d", TEN_REALS, 11);
  TO_EACH_SINK ("%*d|%-*s|%.*f", 6, 1, 6, "two", 2, 3.);
  /* Left to the C library.  */
  TO_EACH_SINK ("%d %Lf %d", 1, 2.5L, 3);
  TO_EACH_SINK ("%s %ls|%a", "narrow", L"wide", .5);
  TO_EACH_SINK ("%2$s %1$d", 5, "five");
  TO_EACH_SINK ("%d%n", 12, &count);
  TO_EACH_SINK ("%d: %m", 5);
  TO_EACH_SINK ("%d%", 5);
  SHOW (count);
  NEXT_OF_EACH_SINK ("none%s", "");
  NEXT_OF_EACH_SINK ("%d %d %d %d %d", 1, 2, 3, 4, 5);
  NEXT_OF_EACH_SINK ("%g %g %g %g %g %g %g %g %g %g %d", TEN_REALS, 3);
  NEXT_OF_EACH_SINK ("%d %Lf %d", 1, 2.5L, 3);
  SHOW (by_rest (area, AREA, "%d %s %g", 'x', 1, "two", 3.));
  SHOW (by_rest (area, 9, "%d %s %Lg", 'x', 1, "two", 3.L));
}

/* vsprintf with its destination as the first string: undefined by the standard,
   yet programs append by it.  The C library has to find the string as it was.  */
#define JOIN(CALL) SHOW ((strcpy (area, "abcdef"), CALL))

static void
joined (void)
{
  JOIN (by_vsprintf (area, "%s,%d", area, 5));
  JOIN (by_vsprintf (area, "%s,%d,%Lg", area, 5, 1.L));
  JOIN (by_vsprintf (area, "%.3s,%d,%Lg", area, 5, 1.L));
  JOIN (by_vsprintf (area, "%s%s%a", area, "ghi", 1.));
}

/* A format that the compiler does not know, with the values at hand.  */
static void UNSEEN
by_values (const char *format, int a, long b, const char *s, void *p, char c,
           short h, _Bool yes)
{
  SHOW (sprintf (area, format, a, b, s, p, c, h, yes));
  SHOW (snprintf (area, AREA, format, a, b, s, p, c, h, yes));
  SHOW (snprintf (area, 7, format, a, b, s, p, c, h, yes));
  SHOW (snprintf (NULL, 0, format, a, b, s, p, c, h, yes));
  SHOW ((sprintf (area + 3, format, a, b, s, p, c, h, yes), 0));
  SHOW (sprintf (area, format + 3, b, s, p, c, h, yes) + 1);
  SHOW (taken (asprintf (&made, format, a, b, s, p, c, h, yes)));
  SHOW (fprintf (stdout, format, a, b, s, p, c, h, yes));
  SHOW (printf (format, a, b, s, p, c, h, yes));
  SHOW (__builtin___fprintf_chk (stdout, 1, format, a, b, s, p, c, h, yes));
  SHOW (__builtin___printf_chk (1, format, a, b, s, p, c, h, yes));
  fflush (stdout);
  SHOW (dprintf (STDOUT_FILENO, format, a, b, s, p, c, h, yes));
}

/* Values that are no integers and no pointers: the C library finds integers
   behind them, or in them.  The fortified function has two registers less.  */
struct pair
{
  long a, b;
};

static void UNSEEN
other_values (const char *format, struct pair p, double d, long double l,
              __int128 i)
{
  SHOW (__builtin_sprintf (area, format, 1, p));
  SHOW (__builtin_sprintf (area, format, d, 2, 3L, 4L));
  SHOW (__builtin_sprintf (area, format, l, 2, 3L, 4L));
  SHOW (__builtin_sprintf (area, format, 1, i));
  SHOW (__builtin_sprintf (area, format, p, 2L));
}

/* A program may assign to stdout.  */
static void UNSEEN
another_stdout (void)
{
  FILE *saved = stdout;
  stdout = tmpfile ();
  by_vprintf ("%d %s\n", 5, "another");
  printf (HIDE ("%d %s\n"), 6, "stdout");
  rewind (stdout);
  size_t n = fread (area, 1, AREA, stdout);
  fclose (stdout);
  stdout = saved;
  fwrite (area, 1, n, stdout);
}

int
main (void)
{
  by_list ();
  joined ();
  static void *const p = (void *) 0x1234;
  by_values (HIDE ("%d %ld %s %p %c %hd %d"), -5, 1L << 40, "text", p, 'c', -3, 1);
  by_values (HIDE ("%x %lo %.2s %20p %d %u %d"), -5, 1L << 40, "text", p, 'c', -3,
             1);
  by_values (HIDE ("%d %ld %s %m"), -5, 1L << 40, HIDE (NULL), p, 'c', -3, 1);
  other_values (HIDE ("%d %ld %ld"), (struct pair) { 5, 6 }, .5, 1.5L, 77);
  another_stdout ();
  char *text = by_allocation ("%s: %d %5.2f %c", "allocated", 2, .5, 'x');
  puts (text);
  free (text);
}
