# SPDX-License-Identifier: GPL-3.0-or-later
"""What every generated program begins with: the destination with its canaries,
strings that end at a page that faults, streams, and what prints one result.
"""

AREA = 4096

PROLOGUE = """\
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>
#include <wchar.h>

enum { AREA = %d };
struct fields { unsigned a : 3; int b : 5; unsigned c : 14; signed char d; };
char area[AREA];
char *wall, *nul_wall, *wall_room;
int choice[2] = { 0, 1 };
long long counters[8];
static char *window;
static int window_size;
int (*volatile reference) (char *, size_t, const char *, ...) = snprintf;

static void *
hide (void *p)
{
  __asm__ volatile ("" : "+r"(p));
  return p;
}

/* Answers like gettext: TEXT itself, or a translation, which cannot be written to,
   as _FORTIFY_SOURCE wants it where there is a %%n.  */
static const char *translate (int translated, const char *text)
    __attribute__ ((format_arg (2), noinline));
static const char *
translate (int translated, const char *text)
{
  if (!translated)
    return (const char *) hide ((void *) text);
  size_t size = strlen (text) + 2;
  char *other = (char *) mmap (NULL, size, PROT_READ | PROT_WRITE,
                               MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  other[0] = '=';
  strcpy (other + 1, text);
  mprotect (other, size, PROT_READ);
  return (const char *) hide (other);
}

static void __attribute__ ((noinline))
begin_local (char *at, int size)
{
  __asm__ volatile ("" : "+r"(at) : : "memory");
  window = at;
  window_size = size;
  for (int i = 0; i < size; i++)
    at[i] = (char) (0x80 + i %% 61);
  memset (counters, -1, sizeof counters);
  errno = 77;
}

static void
begin (char *at)
{
  begin_local (at, AREA);
}

static FILE *stream, *report;
static char *stream_wall;
static size_t arrived;

static ssize_t
arrive (void *cookie, const char *at, size_t n)
{
  for (size_t i = 0; i < n && arrived < AREA; i++)
    area[arrived++] = at[i];
  return (ssize_t) n;
}

/* A stream into `area` with a buffer of ROOM bytes, FILLED of them in use.  The
   buffer ends where the page that faults begins.  Until the end it is stdout as
   well.  */
static void __attribute__ ((noinline))
open_stream (size_t room, int filled)
{
  cookie_io_functions_t functions = { NULL, arrive, NULL, NULL };
  begin_local (area, AREA);
  arrived = 0;
  stream = fopencookie (NULL, "w", functions);
  room = room < AREA ? room : AREA;
  setvbuf (stream, room ? stream_wall - room : NULL, room ? _IOFBF : _IONBF,
           room);
  while (filled-- > 0)
    putc ('.', stream);
#ifdef __GLIBC__
  report = stdout;
  stdout = stream;
#endif
  errno = 77;
}

/* Where calls leave their texts that do not print to `area`: asprintf's, and the two
   ends of a pipe.  collect () takes the text there.  */
static char *allocated;
static int ends[2];

static void __attribute__ ((noinline))
begin_elsewhere (void)
{
  begin (area);
  if (ends[0] == ends[1]
      && (pipe (ends) != 0 || fcntl (ends[0], F_SETFL, O_NONBLOCK) != 0))
    abort ();
  errno = 77;
}

static void __attribute__ ((noinline))
collect (void)
{
  int after = errno;
  if (allocated)
    memcpy (area, allocated, strnlen (allocated, AREA - 1) + 1);
  free (allocated);
  allocated = NULL;
  if (read (ends[0], area, AREA) < 0 && errno != EAGAIN)
    abort ();
  errno = after;
}

static void __attribute__ ((noinline))
end (int number, int result)
{
  int after = errno, last = window_size;
  if (stream)
    {
#ifdef __GLIBC__
      stdout = report;
#endif
      fclose (stream);
    }
  stream = NULL;
  const char *at = window;
  __asm__ volatile ("" : "+r"(at) : : "memory");
  while (last > 0 && at[last - 1] == (char) (0x80 + (last - 1) %% 61))
    last--;
  char line[80]; /* the destination may be all of area */
  reference (line, sizeof line, "%%d %%d %%d ", number, result, after);
  fputs (line, stdout);
  for (int i = 0; i < 8; i++)
    if (counters[i] != -1)
      {
        reference (line, sizeof line, "n%%d=%%lld ", i, counters[i]);
        fputs (line, stdout);
      }
  for (int i = 0; i < last; i++)
    if (at[i] != (char) (0x80 + i %% 61))
      {
        putchar ("0123456789abcdef"[(unsigned char) at[i] >> 4]);
        putchar ("0123456789abcdef"[at[i] & 15]);
      }
    else
      putchar ('~');
  putchar ('\\n');
}

static char *
before_wall (void)
{
  char *p = (char *) mmap (NULL, AREA + 4096, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  mprotect (p + AREA, 4096, PROT_NONE);
  for (int i = 0; i < AREA; i++)
    p[i] = (char) ('A' + i %% 26);
  return p + AREA;
}

""" % AREA
