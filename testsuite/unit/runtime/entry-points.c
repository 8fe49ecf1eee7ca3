/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The runtime's printf as any compiler calls it, in a program that links only
   one of its entry points and the parts of the archive that this needs: each
   directive, compared with the C library.  The exit status is the number of
   formats that were printed differently; these are printed.

   QRINTF_ENTRY is the entry point.  */

#include "qrintf/emitters.h"

#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static char mine[4096], theirs[4096];
static FILE *stream; /* its buffer is MINE */

#define CALL_sprintf(...) __qrintf_sprintf (mine, __VA_ARGS__)
#define CALL_sprintf_chk(...)                                                  \
  __qrintf_sprintf_chk (mine, 1, sizeof mine, __VA_ARGS__)
#define CALL_snprintf(...) __qrintf_snprintf (mine, sizeof mine, __VA_ARGS__)
#define CALL_snprintf_chk(...)                                                 \
  __qrintf_snprintf_chk (mine, sizeof mine, 1, sizeof mine, __VA_ARGS__)
#define CALL_fprintf(...) __qrintf_fprintf (stream, __VA_ARGS__)
#define CALL_fprintf_chk(...) __qrintf_fprintf_chk (stream, 1, __VA_ARGS__)

#define CALL_(ENTRY, ...) CALL_##ENTRY (__VA_ARGS__)
#define CALL(ENTRY, ...) CALL_ (ENTRY, __VA_ARGS__)

/* Begins an output.  A stream has room only after it has been written to.  */
static void
begin (void)
{
  fflush (stream);
  memset (mine, 0, sizeof mine);
  putc ('<', stream);
  mine[0] = 0;
}

/* Whether the LENGTH bytes in MINE, for a stream after the first byte, are
   those in THEIRS.  */
static bool
is_same (const char *format, int length, int expected)
{
  const char *text = mine[0] ? mine : mine + 1;
  bool same = length == expected && !strcmp (text, theirs);
  if (!same)
    fprintf (stderr, "%s: %d [%s], and not %d [%s]\n", format, length, text,
             expected, theirs);
  return same;
}

static unsigned different;

#define CHECK(FORMAT, ...)                                                     \
  do                                                                           \
    {                                                                          \
      begin ();                                                                \
      int length = CALL (QRINTF_ENTRY, FORMAT, __VA_ARGS__);                   \
      different                                                                \
          += !is_same (FORMAT, length,                                         \
                       snprintf (theirs, sizeof theirs, FORMAT, __VA_ARGS__)); \
    }                                                                          \
  while (0)

static void
check_integers (void)
{
  CHECK ("%d", -42);
  CHECK ("%i", INT_MIN);
  CHECK ("%u", UINT_MAX);
  CHECK ("%ld", LONG_MIN);
  CHECK ("%lu", ULONG_MAX);
  CHECK ("%lld", LLONG_MIN);
  CHECK ("%llu", ULLONG_MAX);
  CHECK ("%zu", SIZE_MAX);
  CHECK ("%td", PTRDIFF_MIN);
  CHECK ("%jd", INTMAX_MIN);
  CHECK ("%hd", -32768);
  CHECK ("%hhu", 255);
  CHECK ("%o", 0755);
  CHECK ("%x", 0xbeefu);
  CHECK ("%X", 0xbeefu);
  CHECK ("%lx", 0xfeedbeefdeadul);
  CHECK ("%5d|%-5d|%05d|%+d|% d", 1, 2, 3, 4, 5);
  CHECK ("%.3d|%6.3d|%-8.4x|", 1, 2, 3);
  CHECK ("%#x|%#o|%#10x", 255, 8, 255);
  CHECK ("%*d|%-*d|%.*d", 7, 1, 7, 2, 3, 4);
  CHECK ("%c|%5c|%-5c|", 'a', 'b', 'c');
  CHECK ("%p|%20p", (void *) mine, (void *) mine);
  CHECK ("%p", (void *) NULL);
}

static void
check_strings (void)
{
  CHECK ("100 %% %s", "text");
  CHECK ("%s", "text");
  CHECK ("%s", "");
  CHECK ("%10s|%-10s|%.2s|%10.3s", "ab", "cd", "efg", "hijk");
  CHECK ("%*s|%.*s", -6, "ab", 2, "cdef");
  CHECK ("%s, %d: %s\n", "file", 12, "a message");
}

static void
check_reals (void)
{
  CHECK ("%f", 0.1);
  CHECK ("%e", 12345.678);
  CHECK ("%g", 1e100);
  CHECK ("%F|%E|%G", HUGE_VAL, 1e-5, 1e-5);
  CHECK ("%a|%A", 0.1, -2.5);
  CHECK ("%.2f|%.0f|%.17g|%.3e", 2.675, 0.5, 0.1, 9.9996);
  CHECK ("%10.2f|%-10.2f|%010.2f|%+.1f|% .1f", 1.5, 2.5, 3.5, 4.5, 5.5);
  CHECK ("%#.0f|%#g", 1.0, 1.0);
  CHECK ("%.30f|%.40e", 1e22, 0.1);
  CHECK ("%.3f|%f", -HUGE_VAL, -(double) NAN);
  CHECK ("%f", 1e300);
  CHECK ("%*.*f", 12, 3, 3.14159);
  CHECK ("%Lf|%Lg", 1.5L, 1e4000L);
  CHECK ("{\"x\": %.3f, \"n\": %d, \"s\": \"%s\"}", 1.0 / 3, 7, "seven");
}

int
main (void)
{
  stream = fopen ("/dev/null", "w");
  if (!stream || setvbuf (stream, mine, _IOFBF, sizeof mine) != 0)
    return 1;
  check_integers ();
  check_strings ();
  check_reals ();
  return (int) different;
}
