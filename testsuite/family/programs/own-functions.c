/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program with a write, a malloc, a strlen and a memcpy of its own, which are
   called as often as libc calls them.  */

#define _GNU_SOURCE

#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static int writes, allocations, lengths, copies;
static char memory[1 << 20];
static size_t used;

ssize_t
write (int fd, const void *text, size_t n)
{
  writes++;
  return syscall (SYS_write, fd, text, n);
}

void *
malloc (size_t n)
{
  allocations++;
  void *p = memory + used;
  used += (n + 31) / 16 * 16;
  return used < sizeof memory ? p : NULL;
}

void
free (void *p)
{
  (void) p;
}

size_t
strlen (const char *s)
{
  lengths++;
  const char *p = s;
  while (*p)
    p++;
  return (size_t) (p - s);
}

void *
memcpy (void *to, const void *from, size_t n)
{
  copies++;
  for (size_t i = 0; i < n; i++)
    ((volatile char *) to)[i] = ((const char *) from)[i];
  return to;
}

int
main (void)
{
  char text[300], *copy = NULL;
  setvbuf (stdout, NULL, _IOFBF, 512);
  for (int i = 0; i < 50; i++)
    {
      printf ("%d %s %.3f %-20s|\n", i, "string", i / 7.0, "field");
      snprintf (text, sizeof text, "%s %ls %d", "string", L"wide", i);
    }
  fflush (stdout);
  dprintf (1, "%d %s\n", 5, "five");
  int n = asprintf (&copy, "%d %s", 6, "six");
  int before = writes;
  fprintf (stderr, "%d %s\n", n, copy);
  /* libc's asprintf makes two or three.  */
  fprintf (stderr, "%d %d %d %d\n", before, allocations <= 4, lengths, copies);
  return 0;
}
