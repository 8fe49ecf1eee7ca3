/* Floats into streams: with room for them, with almost none, without a buffer,
   line by line.  The writes are the same, too.  */

#define _GNU_SOURCE
#include "show.h"

enum { ROOM = 64, BEHIND = 24 };
static char buffer[ROOM + BEHIND];

static ssize_t
arrive (void *cookie, const char *at, size_t size)
{
  (void) cookie;
  fputs ("  write ", stdout);
  show_number ((long) size);
  putchar (' ');
  show_bytes (at, (int) size);
  putchar ('\n');
  return (ssize_t) size;
}

static FILE *
open_stream (int mode, size_t size, int filled)
{
  FILE *f = fopencookie (NULL, "w", (cookie_io_functions_t){ .write = arrive });
  for (int i = 0; i < ROOM + BEHIND; i++)
    buffer[i] = canary (i);
  setvbuf (f, mode == _IONBF ? NULL : buffer, mode, size);
  while (filled-- > 0)
    putc ('.', f);
  return f;
}

static void
end (FILE *f, size_t size, long result)
{
  show_number (result);
  putchar ('\n');
  fclose (f);
  for (size_t i = size; i < ROOM + BEHIND; i++)
    if (buffer[i] != canary ((int) i))
      puts ("overrun");
}

#define CALL(...) \
  do \
    { \
      FILE *f = open_stream (mode, size, filled); \
      errno = BEFORE; \
      end (f, size, fprintf (f, __VA_ARGS__)); \
      f = open_stream (mode, size, filled); \
      fprintf (f, __VA_ARGS__); \
      end (f, size, ftell (f)); \
    } \
  while (0)

static void __attribute__ ((noinline))
calls (int mode, size_t size, int filled, double d, const char *s)
{
  CALL ("%f", d);
  CALL ("%.2f\n", d);
  CALL ("%g %g\n%g", d, d / 3, d * 3);
  CALL ("%12.3e|%-9.1f|", d, d);
  CALL ("%a\n%g", d, d);
  CALL ("%s=%.1f;%d\n", s, d, 42);
  CALL ("%Lf%g", (long double) d, d);
  CALL ("%.0f\n", 17.0);
}

int
main (void)
{
  static const double values[] = { 0, 3.25, -1234.5678, 1e40, 1e300 };
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    {
      for (int filled = 0; filled <= 40; filled += filled < 24 ? 8 : 1)
        {
          calls (_IOFBF, 40, filled, values[i], "name");
          if (filled % 8 == 0)
            calls (_IOLBF, ROOM, filled, values[i], "name");
        }
      calls (_IONBF, 0, 0, values[i], "name");
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
