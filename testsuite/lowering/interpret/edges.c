/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats, strings and destinations that end where memory ends, and texts longer
   than what the runtime makes on the stack.  */

#define _GNU_SOURCE
#define AREA_BYTES 8192
#include "wrappers.h"

#include <sys/mman.h>

enum { PAGE = 4096, PAGES = 4 };

/* The end of memory of its own.  */
static char *
end_of_memory (void)
{
  char *p = mmap (NULL, (PAGES + 1) * PAGE, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (p == MAP_FAILED
      || mprotect (p + PAGES * PAGE, PAGE, PROT_NONE) != 0)
    abort ();
  memset (p, 'q', PAGES * PAGE);
  return p + PAGES * PAGE;
}

/* S, up to the end of memory.  */
static char *
at_end (const char *s)
{
  static char *ends[2];
  static int next;
  next = !next;
  if (!ends[next])
    ends[next] = end_of_memory ();
  return strcpy (ends[next] - strlen (s) - 1, s);
}

static const char *const formats[]
    = { "",       "a",        "%d",        "%5d",      "%-5d|",  "%s",
        "%d%s",   "%d %d %d", "%%",        "%d%%",     "%.3d",   "%ld",
        "%lld",   "%zu",      "%08.3d",    "%d%",      "%d%-",   "%d%5",
        "%d%5.",  "%d%.3",    "%d%l",      "%d%ll",    "%d%*",   "%d%hh",
        "%d%#0+", "%d%z",     "%d %1234d", "0123456789abcdef" };

static void
formats_at_the_end (void)
{
  for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
    {
      char *format = at_end (formats[i]);
      if (strstr (formats[i], "%s"))
        {
          SHOW (by_vsnprintf_unseen (area, AREA, format,
                                     formats[i][1] == 's' ? (long) "s" : 1,
                                     "text"));
          continue;
        }
      SHOW (by_vsnprintf_unseen (area, AREA, format, 1L, 2L, 3L));
      SHOW (by_vsnprintf_unseen (area, 3, format, 1L, 2L, 3L));
      SHOW (by_vsnprintf_unseen (NULL, 0, format, 1L, 2L, 3L));
    }
}

static void
strings_at_the_end (void)
{
  static const char text[] = "abcdefghijklmnopqrstuvwxyz0123456789";
  for (size_t i = 0; i < sizeof text; i++)
    {
      char *s = at_end (text + i);
      SHOW (by_vsnprintf (area, AREA, "%s", s));
      SHOW (by_vsnprintf (area, 5, "%s|%s", s, s));
      SHOW (by_vsnprintf (area, AREA, "%40s|%-40s|%.99s", s, s, s));
      /* Without a NUL.  */
      size_t length = strlen (s);
      memmove (s + 1, s, length);
      SHOW (by_vsnprintf (area, AREA, "%.*s|%-9.*s", (int) length, s + 1,
                          (int) length, s + 1));
    }
}

/* The destination ends where memory does, with room for the text or less.  */
static void
destinations_at_the_end (void)
{
  char *end = end_of_memory ();
  for (int size = 0; size < 100; size++)
    {
      char *to = end - size;
      fill (to, size);
      long n = by_vsnprintf (to, (size_t) size, "%d %s %5u %.2f %c%c %lx", size,
                             "text", 3U * (unsigned) size, size * .5, 'c', 0,
                             123456789UL);
      show_result (__LINE__, n, to, size);
    }
  /* vsprintf has exactly the room that it needs.  */
  for (int length = 1; length < 80; length++)
    {
      char *to = end - length - 1;
      fill (to, length + 1);
      show_result (__LINE__, by_vsprintf (to, "%*d", length, 5), to, length + 1);
      if (length < 3)
        continue;
      fill (to, length + 1);
      show_result (__LINE__, by_vsprintf (to, "%*.1f", length, .5), to,
                   length + 1);
      fill (to, length + 1);
      show_result (__LINE__, by_vsprintf (to, "%-*s", length, "abc"), to,
                   length + 1);
    }
}

/* Around what is made on the stack, and far beyond.  */
static void
long_texts (void)
{
  static char text[6001];
  memset (text, 't', sizeof text - 1);
  static const int lengths[]
      = { 900, 930, 935, 936, 937, 938, 955, 957, 958, 959, 960, 961, 962, 1023,
          1024, 1025, 2047, 4095, 4096, 6000 };
  for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
    {
      int n = lengths[i];
      SHOW (by_vsnprintf (area, AREA, "%.*s", n, text));
      SHOW (by_vsnprintf (area, AREA, "%.*s%d", n, text, n));
      SHOW (by_vsnprintf (area, 20, "%.*s", n, text));
      SHOW (by_vsnprintf (area, 20, "%.*s%d", n, text, n));
      SHOW (by_vsnprintf (NULL, 0, "%.*s%d", n, text, n));
      SHOW (by_vsnprintf (area, 960, "%.*s%d", n, text, n));
      SHOW (by_vsnprintf (area, 961, "%.*s%d", n, text, n));
      SHOW (by_vsnprintf (area, (size_t) n, "%.*s%d", n, text, n));
      SHOW (by_vsnprintf (area, (size_t) n, "%*d", n, n));
      SHOW (by_vsnprintf (area, 5, "%-*s|%d", n, "ab", n));
      SHOW (by_vsnprintf (area, 5, "%.*f", n, 1.5));
      SHOW (by_vsnprintf (area, AREA, "%.*f", n, 1.5));
      SHOW (by_vsprintf (area, "%.*s%d", n, text, n));
      SHOW (by_vsprintf (area, "%d%.*d", n, n, n));
    }
}

int
main (void)
{
  formats_at_the_end ();
  strings_at_the_end ();
  destinations_at_the_end ();
  long_texts ();
}
