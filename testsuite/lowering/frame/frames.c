/* A call of each sink with each format, one function each; functions with
   several calls, whose scratch buffers must not add up.  See frame.exp.  */

#define _GNU_SOURCE
#include <stddef.h>
#include <stdio.h>

#define FORMATS(sink) \
  FORMAT (sink, decimal, "%d", v) \
  FORMAT (sink, line, "%d\n", v) \
  FORMAT (sink, character, "%c", v) \
  FORMAT (sink, two_characters, "%c%c.", v, v) \
  FORMAT (sink, string, "%s", s) \
  FORMAT (sink, string_line, "%s: %d\n", s, v) \
  FORMAT (sink, strings, "%s/%s/%s", s, s, s) \
  FORMAT (sink, precision, "%.40s|%.9s", s, s) \
  FORMAT (sink, star_precision, "%.*s", v, s) \
  FORMAT (sink, star_width, "%*d", v, v) \
  FORMAT (sink, string_fields, "%-20s|%30s|", s, s) \
  FORMAT (sink, decimal_fields, "%9d|%-9d|%09d", v, v, v) \
  FORMAT (sink, hexadecimal, "%x %08X %#lx", (unsigned) v, (unsigned) v, l) \
  FORMAT (sink, octal, "%o %#lo", (unsigned) v, l) \
  FORMAT (sink, longs, "%ld %lu %+ld % ld", l, l, l, l) \
  FORMAT (sink, clock, "%02d:%02d:%02d", v, v, v) \
  FORMAT (sink, address, "%u.%u.%u.%u", v >> 24 & 255u, v >> 16 & 255u, \
          v >> 8 & 255u, v & 255u) \
  FORMAT (sink, pointer, "%p (%s)", (void *) l, s) \
  FORMAT (sink, record, "%s,%d,%u,%ld,%s,%x\n", s, v, (unsigned) v, l, s, \
          (unsigned) v) \
  FORMAT (sink, wide, "%100d%100d%100d", v, v, v) \
  FORMAT (sink, wider, "%300d%300ld%300s", v, l, s) \
  FORMAT (sink, widest, "%490d", v) \
  FORMAT (sink, text, "a text of some words before %d and after it", v) \
  FORMAT (sink, short_numbers, "%hhd %hu %zu", (signed char) v, \
          (unsigned short) v, (size_t) l)

#define FORMAT(sink, name, ...) \
  int sink##_##name (void *to, size_t size, int v, long l, const char *s) \
  { \
    return sink (__VA_ARGS__); \
  }

#define to_printf(...) printf (__VA_ARGS__)
#define to_fprintf(...) fprintf (to, __VA_ARGS__)
#define to_fprintf_unused(...) (fprintf (to, __VA_ARGS__), 0)
#define to_dprintf(...) dprintf (v, __VA_ARGS__)
#define to_dprintf_unused(...) (dprintf (v, __VA_ARGS__), 0)
#define to_asprintf(...) asprintf (to, __VA_ARGS__)
#define to_sprintf(...) sprintf (to, __VA_ARGS__)
#define to_snprintf(...) snprintf (to, size, __VA_ARGS__)
#define to_roomy(...) snprintf (to, 2000, __VA_ARGS__)
#define to_tight(...) snprintf (to, 9, __VA_ARGS__)
#define to_nothing(...) snprintf (NULL, 0, __VA_ARGS__)
#define to_checked(...) __builtin___sprintf_chk (to, 1, 40, __VA_ARGS__)

FORMATS (to_printf)
FORMATS (to_fprintf)
FORMATS (to_fprintf_unused)
FORMATS (to_dprintf)
FORMATS (to_dprintf_unused)
FORMATS (to_asprintf)
FORMATS (to_sprintf)
FORMATS (to_snprintf)
FORMATS (to_roomy)
FORMATS (to_tight)
FORMATS (to_nothing)
FORMATS (to_checked)

/* One after another.  */
int
in_sequence (int fd, char **p, int v, const char *s, FILE *f)
{
  char tight[10];
  int n = dprintf (fd, "%s %d", s, v);
  n += asprintf (p, "%s|%s", s, s);
  n += dprintf (fd, "%x %s\n", (unsigned) v, s);
  n += snprintf (tight, sizeof tight, "%100d", v);
  n += fprintf (f, "%s-%d\n", tight, v);
  n += asprintf (p + 1, "%s=%d", tight, n);
  n += snprintf (tight, sizeof tight, "%d-%s", v, s);
  return n + tight[3];
}

/* Many lines for one stream.  */
#define LINE fprintf (f, "%s=%d;", s, v++);
#define FIVE_LINES LINE LINE LINE LINE LINE
#define MANY_LINES FIVE_LINES FIVE_LINES FIVE_LINES FIVE_LINES
int
in_lines (FILE *f, int v, const char *s)
{
  MANY_LINES
  printf ("%d\n", v);
  MANY_LINES
  return v;
}

/* In branches and loops.  */
int
in_branches (int fd, char **p, int v, const char *s)
{
  int n = 0;
  for (int i = 0; i < v; i++)
    switch (i % 4)
      {
      case 0:
        n += dprintf (fd, "%s %d", s, i);
        break;
      case 1:
        n += asprintf (p + i, "%s %d", s, v);
        break;
      case 2:
        n += dprintf (fd, "%d %s", i, s) * 2;
        break;
      default:
        n += asprintf (p + i, "%200d.", v - i);
      }
  return n;
}

/* Inlined into one function.  */
static inline int
inlined (int fd, int v, const char *s)
{
  return dprintf (fd, "%s:%d;", s, v);
}

int
in_inlined (int fd, int v, const char *s)
{
  int n = inlined (fd, v, s);
  n += inlined (fd, n, s + 1);
  n += inlined (fd, n, s + 2);
  return n + inlined (fd, v, "constant");
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
