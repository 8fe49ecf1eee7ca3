/* dprintf and asprintf: texts of every length around what a scratch buffer
   holds, results, errno, and memory that is large enough.  */
/* { dg-do run } */

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char text[2000];

static void
allocations (const char *s, int v)
{
  for (int n = 0; n < 1500; n += n < 480 || n > 530 ? 31 : 1)
    {
      char *p = NULL;
      memset (text, 'a' + n % 26, n);
      text[n] = 0;
      errno = 5;
      int r = asprintf (&p, "%s|%d", text, v);
      int e = errno;
      printf ("%d %d %d %s\n", r, e, malloc_usable_size (p) > (size_t) r, p);
      free (p);
    }
  char *pointers[2] = { NULL, NULL };
  int r = asprintf (&pointers[1], "%s-%u", s, 42u);
  printf ("%d %s %d\n", r, pointers[1], pointers[0] == NULL);
  free (pointers[1]);
  r = asprintf (pointers, "%s", v < 0 ? "x" : "");
  printf ("%d [%s]\n", r, pointers[0]);
  free (pointers[0]);
}

static void
say (int fd, const char *what, int v)
{
  errno = 5;
  int r = dprintf (fd, "%s %d\n", what, v);
  int e = errno;
  printf ("%s: %d %d\n", what, r, e);
  errno = 5;
  r = dprintf (fd, "%s", v < 0 ? "x" : "");
  e = errno;
  printf ("%s, nothing: %d %d\n", what, r, e);
}

static void
descriptors (int v)
{
  int file = fileno (tmpfile ());
  say (file, "file", v);
  for (int n = 0; n < 1500; n += n < 480 || n > 530 ? 31 : 1)
    {
      memset (text, 'a' + n % 26, n);
      text[n] = 0;
      printf ("%d\n", dprintf (file, "%s|%x\n", text, v));
    }
  static char all[1 << 20];
  ssize_t size = pread (file, all, sizeof all - 1, 0);
  printf ("%zd\n%s\n", size, all);
  say (open ("/dev/full", O_WRONLY), "full", v);
  say (open ("/dev/null", O_RDONLY), "read-only", v);
  say (-1, "closed", v);
  int ends[2];
  if (pipe (ends) == 0)
    say (ends[1], "pipe", v);
}

int
main (int argc, char **argv)
{
  (void) argv;
  allocations ("name", argc);
  descriptors (argc);
  return 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
