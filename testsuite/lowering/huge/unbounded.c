/* sprintf, which has no bound, of a string that no int can count: -1 and
   EOVERFLOW, also where what follows the string is what no longer counts.  */

#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static const size_t size = (size_t) INT_MAX + (1 << 25);

/* SIZE bytes, from 16 MiB of memory mapped many times.  */
static char *
many_times (void)
{
  size_t piece = (size_t) 1 << 24;
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

__attribute__ ((noipa)) static int
print (char *to, const char *s)
{
  return sprintf (to, "%s!", s);
}

int
main (void)
{
  size_t piece = (size_t) 1 << 24;
  char *to = many_times ();
  char *s = many_times ();
  memset (s, 'x', piece);
  /* The string ends with its last page's own memory.  */
  char *end = s + INT_MAX / piece * piece;
  mmap (end, piece, PROT_READ | PROT_WRITE,
        MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
  memset (end, 'x', piece - 1);
  for (int past = -1; past <= 0; past++)
    {
      /* INT_MAX - 1 bytes and '!' count, INT_MAX and '!' do not.  */
      s[(size_t) INT_MAX + past] = 0;
      errno = 0;
      int r = print (to, s);
      printf ("%d %d\n", r, errno);
      s[(size_t) INT_MAX + past] = 'x';
    }
  return 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
