/* SPDX-License-Identifier: GPL-3.0-or-later */
/* vdprintf, and dprintf with a format that is not known: what is written at
   once, and descriptors that fail.  */

#define _GNU_SOURCE
#define AREA_BYTES 8192
#include "stream.h"
#include "wrappers.h"

#include <wchar.h>

#define WRITE(...)                                                             \
  do                                                                           \
    {                                                                          \
      NOTE (by_vdprintf (fd, __VA_ARGS__));                                    \
      NOTE (by_next_of_vdprintf (fd, __VA_ARGS__, 0x40000));                   \
    }                                                                          \
  while (0)

static void
texts (int fd)
{
  WRITE ("%s", "");
  WRITE ("%d %s %c|", 5, "text", 'c');
  WRITE ("%d\n%s\n", -5, "lines");
  WRITE ("%.3f %g\n%e", 1.5, 2.5, 3.5);
  WRITE ("%s|%40s|%-40s\n", "a", "b", "c");
  WRITE ("%d %s %d %s %d %s %d %s", 1, "2", 3, "4", 5, "6", 7, "8");
  /* Left to the C library.  */
  WRITE ("abc %d %Lf\n", 5, 1.5L);
  WRITE ("abc %s %a %d\n", "def", .5, 5);
  WRITE ("%s%s", "null", (char *) HIDE (NULL));
  WRITE ("%s %ls", "narrow", L"wide");
  WRITE ("%d %m", 5);
  WRITE ("%d %", 5);
#if !__GLIBC_PREREQ (2, 37) /* which reads it */
  NOTE (by_vdprintf (fd, HIDE ((const char *) NULL)));
#endif
  NOTE ((by_vdprintf (fd, "%s %d\n", "unused", 5), 0));
}

/* Around what is made on the stack, and far beyond.  */
static void
lengths (int fd)
{
  static char text[6001];
  memset (text, 't', sizeof text - 1);
  for (int n = 0; n < 2000; n += n < 930 ? 31 : n < 970 ? 1 : 300)
    {
      WRITE ("%.*s%d", n, text, n);
      WRITE ("%*d", n, n);
    }
}

static void UNSEEN
hidden (int fd, const char *format, int v, const char *s)
{
  NOTE (dprintf (fd, format, v, s));
  NOTE (dprintf (fd, format, s[0], s + 1));
  NOTE ((dprintf (fd, HIDE (format), v, s), 0));
}

static void
all (int fd)
{
  texts (fd);
  lengths (fd);
  hidden (fd, HIDE ("%d %s"), 5, "values");
  hidden (fd, HIDE ("%x|%-20s|"), 255, "values");
  hidden (fd, HIDE (""), 5, "values");
  hidden (fd, HIDE ("%d %s %m"), 5, "values");
}

int
main (void)
{
  FILE *f = open_wire ("w");
  all (fileno (f));
  static const char path[] = "descriptors.tmp";
  int fd = open (path, O_CREAT | O_TRUNC | O_RDWR, 0600);
  texts (fd);
  NOTE (lseek (fd, 3, SEEK_SET));
  NOTE (by_vdprintf (fd, "%d%s", 12, "over"));
  note_file (path);
  close (fd);
  unlink (path);
  all (open ("/dev/full", O_WRONLY));
  all (open ("/dev/null", O_RDONLY));
  all (-1);
  all (INT_MAX);
}
