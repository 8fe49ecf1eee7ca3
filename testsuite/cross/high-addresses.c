/* Destinations in the upper half of 32 bits, where the address of a bound's end is
   beyond the last.  */

#define _GNU_SOURCE
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

static volatile int v = -42;
static volatile double d = 2.5;
static const char *volatile s = "text";

#define TRY(call) \
  do \
    { \
      memset (b, '~', 100); \
      int r = (call); \
      printf ("%d: %d %s\n", __LINE__, r, b); \
    } \
  while (0)

static void __attribute__ ((noinline))
calls (char *b, size_t most, size_t all)
{
  TRY (snprintf (b, most, "%s %d %.2f %e", s, v, d, d));
  TRY (snprintf (b, INT_MAX, "%s %d", s, v));
  TRY (snprintf (b, INT_MAX, "%-30s|%*d", s, 40, v));
  TRY (snprintf (b, most, "%20s%d", s, v));
  TRY (snprintf (b, most, "%Lf %.3s", (long double) d, s));
  TRY (__builtin___snprintf_chk (b, most, 1, all, "%s %d", s, v));
  TRY (__builtin___sprintf_chk (b, 1, all, "%s %d %g", s, v, d));
  TRY (__builtin___sprintf_chk (b, 1, most, "%s %d %g", s, v, d));
}

int
main (void)
{
  static const uintptr_t places[] = { 0x70010000, 0x80010000, 0xc0000000,
                                      0xf0000000 };
  volatile size_t most = INT_MAX, all = SIZE_MAX;
  for (size_t i = 0; i < sizeof places / sizeof *places; i++)
    {
      char *b = mmap ((void *) places[i], 4096, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
      if (b != MAP_FAILED)
        calls (b, most, all);
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
