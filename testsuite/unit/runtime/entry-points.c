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

/* A directive for each part of the archive that another entry point might have
   brought: what is printed is the subject of unit/print.  */
static void
check_all (void)
{
  CHECK ("100 %% %s, %d: %.2s|%-10s|%10.3s\n", "a", 12, "cde", "f", "ghijk");
  CHECK ("%u %ld %x %lX %o", UINT_MAX, LONG_MIN, 0xbeefu, 0xfeedbeefdeadul, 8u);
  CHECK ("%5d|%-5d|%05d|%+d|%6.3d|%#10x|%*d", 1, 2, 3, 4, 5, 255, -7, 6);
  CHECK ("%c|%5c|%p|%20p", 'a', 'b', (void *) mine, (void *) NULL);
  CHECK ("%f %e %g", 0.1, 12345.678, 1e100);
  CHECK ("%10.2f|%-10.2e|%+.3g|%#.0f|%F", 1.5, 2.5, 3.5, 1.0, HUGE_VAL);
  CHECK ("%f|%.30f|%.40e", 1e300, 1e22, 0.1);
  CHECK ("%a|%A|%Lf|%Lg", 0.1, -2.5, 1.5L, 1e4000L);
  CHECK ("%ls", L"wide");
  CHECK ("%2$s %1$d", 1, "text");
}

int
main (void)
{
  stream = fopen ("/dev/null", "w");
  if (!stream || setvbuf (stream, mine, _IOFBF, sizeof mine) != 0)
    return 1;
  check_all ();
  return (int) different;
}
