/* Destinations that end right before a page that cannot be touched, and strings
   that do: nothing past the NUL is written, nothing past a string's end read
   where that would fault, not even bytes that are written back unchanged.  */

#define _GNU_SOURCE
#include "show.h"
#include <sys/mman.h>

static char *wall;

#define TIGHT(need, call) \
  do \
    { \
      char *dst = HIDE (wall - (need)); \
      fill (dst - 32, 32 + (need)); \
      long result_ = (call); \
      show_result (__LINE__, result_, dst - 32, 32 + (need)); \
    } \
  while (0)

/* Sizes from the exact one up to it: sprintf only where there is room.  */
#define ALL(...) \
  do \
    { \
      int need = snprintf (NULL, 0, __VA_ARGS__) + 1; \
      TIGHT (need, sprintf (dst, __VA_ARGS__)); \
      TIGHT (need, snprintf (dst, (size_t) need, __VA_ARGS__)); \
      TIGHT (need, snprintf (dst, (size_t) need + 4000, __VA_ARGS__)); \
      for (int size = 0; size < need; size++) \
        TIGHT (size, snprintf (dst, (size_t) size, __VA_ARGS__)); \
    } \
  while (0)

static void __attribute__ ((noinline))
integers (long v)
{
  ALL ("%d", (int) v);
  ALL ("%u", (unsigned) v);
  ALL ("%ld", v);
  ALL ("%lu", v);
  ALL ("%x", (unsigned) v);
  ALL ("%lx", v);
  ALL ("%08x", (unsigned) v);
  ALL ("%016lx", v);
  ALL ("%lo", v);
  ALL ("%5d", (int) v);
  ALL ("%-20ld", v);
  ALL ("%020ld", v);
  ALL ("%+.5d|% .12ld|%.5d", (int) v, v, (int) v);
  ALL ("%#lo|%#x|%-9.3x|", v, (unsigned) v, (unsigned) v);
  ALL ("%hhd|%hu|%hhX", (int) v, (unsigned) v, (unsigned) v);
  ALL ("%u.%u.%u.%u", (unsigned) v & 255, (unsigned) (v >> 8) & 255,
       (unsigned) (v >> 16) & 255, (unsigned) (v >> 24) & 255);
  ALL ("%02d", (int) (v & 63));
  ALL ("%p", (void *) v);
  ALL ("%c", (int) v);
  ALL ("%ld-", v);
  ALL ("%d,%d", (int) v, (int) v);
}

static void __attribute__ ((noinline))
reals (double v)
{
  ALL ("%f", v);
  ALL ("%.2f", v);
  ALL ("%e", v);
  ALL ("%g", v);
  ALL ("%a,%G", v, v);
  ALL ("%12.1f|%-12.3g|", v, v);
  ALL ("%+#.0f %012.4E", v, (float) v);
  ALL ("%.2Lf%c", (long double) v, '|');
}

static void __attribute__ ((noinline))
strings (int length)
{
  /* The string ends at the wall of its own.  */
  static char *pages;
  if (!pages)
    {
      pages = mmap (NULL, 8192, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
      mprotect (pages + 4096, 4096, PROT_NONE);
    }
  char *s = pages + 4096 - length - 1;
  for (int i = 0; i < length; i++)
    s[i] = (char) ('a' + i % 26);
  s[length] = 0;
  ALL ("%s", s);
  ALL ("<%s>", s);
  ALL ("%s%s", s, s);
  ALL ("%12s", s);
  ALL ("%-12s", s);
  ALL ("%.5s", s);

  /* No NUL at all: the precision must stop the reading.  */
  if (length == 0)
    return;
  s++;
  s[length - 1] = 'z';
  ALL ("%.*s", length, s);
  ALL ("%.*s.", length - 1, s);
  ALL ("%40.*s", length, s);
  ALL ("%-9.*s|", length, s);
  if (length >= 4)
    {
      ALL ("%.4s", s);
      ALL ("%.4s", s + length - 4);
      ALL ("%6.4s%.2s", s + length - 4, s + length - 2);
    }
}

int
main (void)
{
  char *area = mmap (NULL, 8192, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  wall = area + 4096;
  mprotect (wall, 4096, PROT_NONE);
  for (int shift = 0; shift < 64; shift += 3)
    {
      integers (LONG_MAX >> shift);
      integers (LONG_MIN >> shift);
    }
  integers (0);
  static const double numbers[]
      = { 0,    -1.5,   0.05,    999999.5, -123456.789,
          1e22, 5e-324, 1.0 / 0, -0.0 / 0 };
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    reals (numbers[i]);
  for (int length = 0; length < 70; length += length < 36 ? 1 : 7)
    strings (length);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
