/* Strings of every length around the room that is left, longer than the buffer
   and longer than any buffer, and widths that a guard must catch.  */

#include "stream.h"
#include <sys/mman.h>

static FILE *
open_buffered (size_t size, size_t filled)
{
  FILE *f = open_wire ("w");
  set_buffer (f, _IOFBF, size);
  for (size_t i = 0; i < filled; i++)
    putc ('.', f);
  return f;
}

/* The strings end where reading on would fault.  */
static const char *
string_of (size_t length)
{
  static char *pages;
  enum
  {
    SIZE = 1 << 17
  };
  if (!pages)
    {
      pages = mmap (NULL, SIZE + 4096, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
      mprotect (pages + SIZE, 4096, PROT_NONE);
      for (int i = 0; i < SIZE - 1; i++)
        pages[i] = (char) ('a' + i % 26);
    }
  return HIDE (pages + SIZE - 1 - length);
}

static void __attribute__ ((noinline))
lengths (size_t size, size_t filled, size_t length)
{
  const char *s = string_of (length);
  FILE *f = open_buffered (size, filled);
  NOTE (fprintf (f, "%s|", s));
  NOTE (fprintf (f, "<%d>%s", HIDE (7), s));
  NOTE (fprintf (f, "%s%s\n", s, s));
  NOTE (fprintf (f, "%.9s:%.*s", s, HIDE (40), s));
  NOTE (fprintf (f, "%30s|%-30s|", s, s));
  NOTE (fprintf (f, "%s %s %d", s, HIDE ("short"), HIDE (5)));
  NOTE (fclose (f));
}

static void __attribute__ ((noinline)) widths (size_t size, int width)
{
  FILE *f = open_buffered (size, 3);
  NOTE (fprintf (f, "%*d|", width, HIDE (-42)));
  NOTE (fprintf (f, "%-*u|", width, HIDE (42u)));
  NOTE (fprintf (f, "%.*d|", width, HIDE (42)));
  NOTE (fprintf (f, "%0*x|", width, HIDE (42u)));
  NOTE (fprintf (f, "%*s|", width, HIDE ("forty-two")));
  NOTE (fprintf (f, "%*c|", width, HIDE ('c')));
  NOTE (fprintf (f, "%*.*s|", width, width, HIDE ("forty-two")));
  NOTE (fclose (f));
}

/* Characters above 127 and NULs go as they are.  */
static void
bytes (void)
{
  FILE *f = open_buffered (64, 0);
  for (int c = -3; c < 260; c += 7)
    NOTE (fprintf (f, "%c%c", HIDE (c), HIDE (c + 1)));
  NOTE (fprintf (f, "%s%d", HIDE ("\303\244\377"), HIDE (1)));
  NOTE (fclose (f));
}

int
main (void)
{
  for (size_t length = 0; length <= 80; length++)
    {
      lengths (64, 0, length);
      lengths (64, 20, length);
    }
  for (size_t length = 250; length <= 1050; length += 25)
    lengths (1024, 5, length);
  lengths (1024, 0, 1023);
  lengths (1024, 0, 1024);
  lengths (1024, 0, 1025);
  lengths (4096, 10, 5000);
  lengths (4096, 10, 20000);
  for (size_t length = 250; length <= 290; length += 4)
    lengths (512, 230, length);
  for (size_t length = 4092; length <= 4098; length++)
    lengths (4096, 0, length);
  lengths (4096, 1000, 3000);
  lengths (4096, 2000, 3000);
  for (int width = -70; width <= 70; width += 7)
    widths (64, width);
  widths (4096, 1000);
  widths (4096, -5000);
  FILE *f = open_buffered (64, 0);
  NOTE (fprintf (f, "%.*d|", HIDE (INT_MIN), HIDE (1)));
  NOTE (fclose (f));
  bytes ();
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
