/* Strings of more than 2 GiB, and two that are so long together.  Each call costs
   glibc seconds, so that only the long mode (-DLONG) makes most.  */

#define _GNU_SOURCE
#include "show.h"
#include <sys/mman.h>
#include <unistd.h>

/* SIZE readable bytes 'x' and a NUL, from one file page mapped many times: the
   kernel keeps it small.  */
static char *
long_string (size_t size)
{
  size_t piece = (size_t) 1 << 24;
  int fd = memfd_create ("text", 0);
  char *p = mmap (NULL, size + piece, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS,
                  -1, 0);
  if (fd < 0 || p == MAP_FAILED || ftruncate (fd, (off_t) piece) != 0)
    exit (1);
  char *once = mmap (NULL, piece, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  memset (once, 'x', piece);
  size_t at = 0;
  for (; at + piece <= size; at += piece)
    mmap (p + at, piece, PROT_READ, MAP_SHARED | MAP_FIXED, fd, 0);
  mprotect (p + at, piece, PROT_READ | PROT_WRITE);
  memset (p + at, 'x', size - at);
  return p;
}

int
main (void)
{
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
