/* Strings that no int can count, alone and with what follows them: -1 and
   EOVERFLOW, from sprintf, which has no bound, as well.  Each call costs glibc
   seconds, so that only the long mode (-DLONG) makes most.  */

#define _GNU_SOURCE
#include "show.h"
#include <sys/mman.h>
#include <unistd.h>

static const size_t piece = (size_t) 1 << 24;

/* At least SIZE bytes, from PIECE bytes of memory mapped many times.  */
static char *
many_times (size_t size)
{
  int fd = memfd_create ("text", 0);
  char *p = mmap (NULL, size + piece, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS,
                  -1, 0);
  if (fd < 0 || p == MAP_FAILED || ftruncate (fd, (off_t) piece) != 0)
    exit (1);
  for (size_t at = 0; at < size; at += piece)
    mmap (p + at, piece, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, fd,
          0);
  return p;
}

/* SIZE bytes 'x' and a NUL; the last piece has memory of its own.  */
static char *
long_string (size_t size)
{
  char *p = many_times (size);
  memset (p, 'x', piece);
  char *end = p + size / piece * piece;
  mmap (end, piece, PROT_READ | PROT_WRITE,
        MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
  memset (end, 'x', size % piece);
  return p;
}

static int __attribute__ ((noipa))
print_unbounded (char *to, const char *s)
{
  return sprintf (to, "%s!", s);
}

int
main (void)
{
  /* INT_MAX - 1 bytes and '!' count, INT_MAX and '!' do not.  */
  char *to = many_times ((size_t) INT_MAX + (1 << 25));
  for (int past = -1; past <= 0; past++)
    {
      errno = BEFORE;
      int r = print_unbounded (to, long_string ((size_t) INT_MAX + past));
      show_result (__LINE__, r, "", 0);
    }
  char *dst = HIDE (&area[START]);
  const char *s = HIDE (long_string ((size_t) INT_MAX + 5));
  SHOW (snprintf (dst, 20, "%.12s", s));
#ifdef LONG
  SHOW (snprintf (dst, 20, "%s", s));
  SHOW (snprintf (dst, 20, "%s", s + 5));
  SHOW (snprintf (dst, 20, "%s", s + 4));
  SHOW (snprintf (dst, 20, "%s!", s + 5));
  SHOW (snprintf (dst, 20, "%d%s", HIDE (7), s + 6));
  SHOW (snprintf (dst, 20, "%d%s", HIDE (77), s + 6));
  SHOW (snprintf (dst, 20, "%.*s", HIDE (INT_MAX), s));
  SHOW (snprintf (dst, 20, "%.*s", HIDE (-1), s));
  SHOW (snprintf (NULL, 0, "%s", s));
  SHOW (snprintf (NULL, 0, "%s", s + 5));
  SHOW (snprintf (NULL, 0, "%s%s", s + INT_MAX / 2, s + INT_MAX / 2));
  SHOW ((snprintf (dst, 20, "%s", s), 0));
#endif
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
