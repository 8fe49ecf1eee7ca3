/* Destinations and strings in heap blocks of exactly their size, at every
   alignment that malloc's slack allows: memcheck sees a byte too many.  So are
   asprintf's; without memcheck they have glibc's sizes.  */

#define _GNU_SOURCE
#include <malloc.h>

#include "show.h"

#define EXACT(...) \
  do \
    { \
      int need = snprintf (NULL, 0, __VA_ARGS__) + 1; \
      char *p = HIDE ((char *) malloc ((size_t) need)); \
      int r = sprintf (p, __VA_ARGS__); \
      show_result (__LINE__, r, p, need); \
      memset (p, 0, (size_t) need); \
      r = snprintf (p, (size_t) need, __VA_ARGS__); \
      show_result (__LINE__, r, p, need); \
      free (p); \
      int size = need / 2; \
      p = HIDE ((char *) malloc ((size_t) size)); \
      r = snprintf (p, (size_t) size, __VA_ARGS__); \
      show_result (__LINE__, r, p, size); \
      free (p); \
      r = asprintf (&p, __VA_ARGS__); \
      show_result (__LINE__, r, p, need); \
      size_t usable = malloc_usable_size (p); \
      show_result (__LINE__, usable % 16 == 8 || usable == (size_t) need, p, \
                   need); \
      free (p); \
    } \
  while (0)

static void __attribute__ ((noinline))
integers (long v)
{
  EXACT ("%d", (int) v);
  EXACT ("%lu", v);
  EXACT ("%lx", v);
  EXACT ("%08x", (unsigned) v);
  EXACT ("%-12ld|%12ld", v, v);
  EXACT ("%d.%d", (int) v, (int) v & 255);
  EXACT ("%p%c", (void *) v, (int) v | 1);
}

static void __attribute__ ((noinline))
strings (const char *s, int precision)
{
  EXACT ("%.*s", precision, s);
  EXACT ("%.*s.", precision, s);
  EXACT ("<%20.*s|%-20.*s>", precision, s, precision, s);
}

static void __attribute__ ((noinline))
terminated (const char *s)
{
  EXACT ("%s", s);
  EXACT ("%s: %s\r\n", s, s);
  EXACT ("%30s|%-30s", s, s);
  EXACT ("%.3s", s);
}

/* Blocks on the stack: what comes right after is another object.  */
static void __attribute__ ((noinline))
on_stack (int v)
{
  char b[12], c[3], d[6];
  SHOW (sprintf (b, "%d", v) + b[0]);
  SHOW (snprintf (c, sizeof c, "%d", v) + c[0]);
  SHOW (snprintf (d, sizeof d, "%02d:%02d", v & 15, v & 31) + d[4]);
}

int
main (void)
{
  static const long values[] = { 0, 7, -8, 123456, INT_MIN, LONG_MIN, -1 };
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    {
      integers (values[i]);
      on_stack ((int) values[i]);
    }
  for (int length = 0; length < 520; length += length < 66 ? 1 : 89)
    {
      char *s = malloc ((size_t) length + 1);
      memset (s, 'a', (size_t) length);
      s[length] = 0;
      terminated (HIDE (s));
      free (s);
      s = malloc ((size_t) length + !length);
      memset (s, 'b', (size_t) length);
      strings (HIDE (s), length);
      free (s);
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
