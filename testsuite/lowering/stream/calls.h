/* Calls of fprintf, one function each: CALLS[i] (F, V, S).  Their texts are
   short with short strings; S may be of any length.  */

#ifndef QRINTF_CALLS_H
#define QRINTF_CALLS_H

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define CALL(name, expression) \
  static int __attribute__ ((noinline)) name (FILE *f, int v, const char *s) \
  { \
    return expression; \
  }

CALL (decimal, fprintf (f, "%d", v))
CALL (decimal_line, fprintf (f, "%d\n", v))
CALL (character, fprintf (f, "%c%c", v, 'x'))
CALL (only_string, fprintf (f, "%s", s))
CALL (string, fprintf (f, "%s|", s))
CALL (two_strings, fprintf (f, "%s\n%s", s, s))
CALL (record, fprintf (f, "%s,%d,%u,%ld\n", s, v, (unsigned) v, v * 123456789L))
/* Known to be shorter than what an emitter stores at once.  */
CALL (short_number, fprintf (f, "n=%u", (unsigned) v % 100000))
CALL (short_number_last, fprintf (f, "%s%u", s, (unsigned) v % 100000))
CALL (short_hexadecimal, fprintf (f, "0x%x", (unsigned) v & 0xfffff))
CALL (string_behind, fprintf (f, "%d %x: %s", v, (unsigned) v, s))
CALL (clock_line, fprintf (f, "[%02u:%02u] \"%s\" %lu\n", v / 60u % 24, v % 60u,
                           s, (unsigned long) v))
CALL (width_of_argument, fprintf (f, "%*d|", v % 40, v))
CALL (precision_of_argument, fprintf (f, "%.*s|%.3s", v % 30, s, s))
CALL (fields, fprintf (f, "%-9s|%9x|%-5d|", s, (unsigned) v, v))
CALL (zeros, fprintf (f, "%05d %016lx%%", v, (long) v))
CALL (real_zeros, fprintf (f, "%012.3f|%+011.2e|%-09.1f|%020g", v * .5, v * 2.,
                           v * .25, v / 3.))
CALL (reals, fprintf (f, "%f|%g\n%e", v * .25, v / 3., v * 1e9))
CALL (characters, fprintf (f, "\n%c\n%.0f\n%c", v, v * 1.5, 'x'))
CALL (many_digits, fprintf (f, "%f %.17g", v * 1e15, v * 1e300))
CALL (real_and_null, fprintf (f, "%g%s.", v * .5, v & 1 ? s : (const char *) 0))
CALL (octal_pointer, fprintf (f, "%#o %p\n", (unsigned) v, (void *) (long) v))
CALL (not_a_string, fprintf (f, "%d%s.", v, v & 1 ? s : (const char *) 0))
CALL (unused, (fprintf (f, "<%d>\n", v), 0))
CALL (compared, fprintf (f, "%s %d", s, v) > 11)
CALL (twice, fprintf (f, "%d", v) + fprintf (f, ".%s", s))
CALL (run_of_numbers, (fprintf (f, "%d,", v), fprintf (f, "%x;", (unsigned) v),
                       fprintf (f, "%u\n", (unsigned) v)))
CALL (run_of_strings, (fprintf (f, "%s:", s), fprintf (f, "%d ", v),
                       fprintf (f, "%s|%c", s, v), fprintf (f, "%.3s", s)))
CALL (run_with_results, (fprintf (f, "%d", v) * 10000L
                         + fprintf (f, "%s.", s) * 100L
                         + fprintf (f, "%d!", v)) % 1000000007)
CALL (run_with_null, (fprintf (f, "%d", v),
                      fprintf (f, "%s.", v & 1 ? s : (const char *) 0)))
CALL (run_with_libc, (fprintf (f, "%d ", v), fprintf (f, "%d %a\n", v, v * .5),
                      fprintf (f, "%s%d", s, v)))

/* What prints a single piece, in runs of code that runs often.  Nobody uses the
   results.  */
#define PIECES(name, statements) \
  static int __attribute__ ((noinline, hot)) name (FILE *f, int v, const char *s) \
  { \
    statements \
    return v; \
  }

PIECES (run_of_pieces, fputs (s, f); fputc (v, f); fprintf (f, ":%d", v);
        putc ('\n', f); fputs ("constant", f);)
PIECES (run_to_line_end, fprintf (f, "%s=%d", s, v); fputc ('\n', f);)
PIECES (run_of_texts, fprintf (f, "100%% "); fputs (s, f); fprintf (f, "%d%%", v);
        fwrite ("%s%d\n", 1, 5, f); fputs (s, f);)
PIECES (run_before_libc, fputs (s, f); fprintf (f, "%d", v); fputs (s, f);
        fprintf (f, "%a\n", v * .5); fputc ('.', f);)

/* And by themselves.  */
PIECES (string_alone, fputs (s, f);)
PIECES (text_alone, fputs ("a text that has a few bytes", f);)
PIECES (block_alone, fwrite (s, 1, strlen (s), f);)
PIECES (blocks_of_numbers, fwrite (&v, sizeof v, 1, f);
        fwrite (s, strlen (s) & 3, 1, f); fwrite ("a\0b", 1, v & 3, f);)
PIECES (results_of_pieces, v += 10 * fputs (s, f); v += 3 * putc (v, f);
        v += 7 * (int) fwrite (s, 1, strlen (s), f);)

/* Runs with branches.  */
PIECES (part_in_the_middle, fputs (s, f); if (v & 1) fprintf (f, ":%d", v);
        putc ('\n', f);)
PIECES (part_at_the_end, fprintf (f, "%d,", v); if (v & 1) fprintf (f, "%s;", s);)
PIECES (part_at_the_start, if (v & 1) fputs (s, f);
        fprintf (f, "%x", (unsigned) v);)
PIECES (either_part, if (v & 1) fprintf (f, "%s", s); else fputc ('-', f);
        fprintf (f, "%d", v); if (v & 2) fputs ("two", f); else fputs (s, f);)
PIECES (nested_parts,
        fprintf (f, "<%d", v);
        if (v & 1)
          {
            fputs (s, f);
            if (v & 2)
              fprintf (f, "[%x]", (unsigned) v);
          }
        else if (v & 4)
          fprintf (f, "%s%a", s, v * .5);
        putc ('>', f);)

/* For the long part the room is tested where it starts.  */
PIECES (long_part, fprintf (f, "%d,", v);
        if (v & 1) fprintf (f, "%-30d|%030d|%40x\n", v, v, (unsigned) v);
        putc ('.', f);)
PIECES (long_parts, fprintf (f, "%s,", s);
        if (v & 1)
          {
            fprintf (f, "%-100d", v);
            fputs (s, f);
          }
        else if (v & 2)
          fprintf (f, "%120x", (unsigned) v);
        else
          fputs (s, f);
        fprintf (f, "%99d", v);)

static int __attribute__ ((noinline))
run_with_switch (FILE *f, int v, const char *s)
{
  int n = fprintf (f, "%d:", v), m = 0;
  switch (v & 7)
    {
    case 0:
      m = fprintf (f, "%s", s);
      break;
    case 1:
      fprintf (f, "%x", (unsigned) v);
      /* fall through */
    case 2:
      m = fprintf (f, "%5d%s", v, s);
      break;
    case 3:
      m = fprintf (f, "%*d", v % 30, v);
      break;
    case 4:
      m = 1234;
      break;
    default:
      m = fprintf (f, "%c%c", v, 'y');
    }
  n += 100 * fprintf (f, "%s.", s);
  if (m > 3)
    n += fprintf (f, "%d", m);
  return n * 1000 + m;
}

/* In the loop the run is entered and left once a turn.  */
static int __attribute__ ((noinline, hot))
list_of_numbers (FILE *f, int v, const char *s)
{
  int n = v & 7;
  for (int i = 0; i < n; i++)
    {
      if (i)
        fputs (i & 1 ? ", " : s, f);
      fprintf (f, "%d", v * i);
    }
  return n;
}

/* The same where a separator stands behind all numbers but the last.  */
static int __attribute__ ((noinline, hot))
numbers_in_between (FILE *f, int v, const char *s)
{
  int n = v & 3;
  for (int i = 0; i <= n; i++)
    {
      fprintf (f, "%d", v * i);
      if (i < n)
        fputs (s, f);
    }
  return n;
}

/* Paths leave a run where they come to a call that prints to the stream.  */
static int __attribute__ ((noinline))
print_elsewhere (FILE *f, int v)
{
  return fprintf (f, "{%d}", v);
}

static int __attribute__ ((noinline))
run_with_ways_out (FILE *f, int v, const char *s)
{
  int n = fprintf (f, "%d,", v);
  if (v & 1)
    {
      n += fprintf (f, "%s", s);
      if (v & 2)
        n += fprintf (f, "%x", (unsigned) v);
      n += print_elsewhere (f, v);
    }
  n += fprintf (f, "%s.", s);
  if (v & 4)
    return n + print_elsewhere (f, -v);
  n += fprintf (f, "%u", (unsigned) v);
  if (v & 8)
    return n;
  return n + fprintf (f, "%5s\n", s);
}

/* What a function makes of its caller's format in SIZE bytes and prints, at once
   or after CHANGE.  */
#define LINE(name, size, change) \
  static int __attribute__ ((noinline, format (printf, 2, 3))) \
  name (FILE *f, const char *format, ...) \
  { \
    char line[size]; \
    va_list values; \
    va_start (values, format); \
    int n = vsnprintf (line, sizeof line, format, values); \
    va_end (values); \
    change; \
    fputs (line, f); \
    return n; \
  }
LINE (put_line, 300, (void) 0)
LINE (put_short_line, 6, (void) 0)
LINE (put_changed_line, 200, line[2] = 0)

CALL (own_line, put_line (f, "%s: %d\n", s, v))
CALL (own_short_line, put_short_line (f, "%s: %d\n", s, v))
CALL (own_changed_line, put_changed_line (f, "%s: %d\n", s, v))
CALL (own_line_with_nul, put_line (f, "%s%c%d\n", s, v & 1, v))

/* The length of what was made is known, and may be that of what fits.  */
static int __attribute__ ((noinline))
known_line (FILE *f, int v, const char *s)
{
  char line[30];
  int n = snprintf (line, sizeof line, "%d:%s\n", v, s);
  fputs (line, f);
  return n;
}

CALL (builtin, __builtin_fprintf (f, "%ld;", (long) v))
CALL (checked, __builtin___fprintf_chk (f, 1, "%s%d;", s, v))
CALL (left_to_libc, fprintf (f, "%s %.2f\n", s, v * .5))
CALL (no_conversion, fprintf (f, "nothing to convert\n"))

/* A width that nothing is known of is tested in the middle of a run.  */
static int __attribute__ ((noinline))
run_with_star (FILE *f, int v, const char *s)
{
  int width = v % 60 - 20;
  __asm__ ("" : "+r" (width));
  fprintf (f, "%d", v);
  fprintf (f, "%*d|", width, v);
  return fprintf (f, "%s\n", s);
}

static int (*const calls[]) (FILE *, int, const char *) = {
  decimal, decimal_line, short_number, short_number_last, short_hexadecimal,
  character, only_string, string, two_strings, record,
  string_behind, clock_line, width_of_argument, precision_of_argument, fields, zeros,
  real_zeros, reals, characters, many_digits, real_and_null, octal_pointer,
  not_a_string, unused, compared, twice, builtin, checked, left_to_libc, no_conversion, run_of_numbers, run_of_strings, run_with_results,
  run_with_null, run_with_libc, run_with_star, run_of_pieces, run_to_line_end,
  run_of_texts, run_before_libc, string_alone, text_alone, block_alone,
  blocks_of_numbers, results_of_pieces, part_in_the_middle, part_at_the_end,
  part_at_the_start, either_part, nested_parts, long_part, long_parts,
  run_with_switch, list_of_numbers, numbers_in_between, run_with_ways_out,
  own_line, own_short_line, own_changed_line, own_line_with_nul, known_line
};

enum { N_CALLS = sizeof calls / sizeof *calls };

#endif
/* SPDX-License-Identifier: GPL-3.0-or-later */
