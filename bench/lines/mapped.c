/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines of a mapping, by memchr and by a loop over bytes, and by memchr of a
   buffer; and the bounds.  */

#include "ways.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

void
lines_die (const char *operation, const char *path)
{
  fprintf (stderr, "%s %s: %s\n", operation, path, strerror (errno));
  exit (1);
}

static int
open_file (const char *path)
{
  int fd = open (path, O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    lines_die ("open", path);
  return fd;
}

struct lines_mapping
lines_map (const char *path)
{
  struct lines_mapping result = { "", 0 };
  struct stat status;
  int fd = open_file (path);
  if (fstat (fd, &status) != 0)
    lines_die ("stat", path);
  if (status.st_size > 0)
    {
      result.size = (size_t) status.st_size;
      void *text = mmap (0, result.size, PROT_READ, MAP_PRIVATE, fd, 0);
      if (text == MAP_FAILED)
        lines_die ("mmap", path);
      result.text = text;
    }
  close (fd);
  return result;
}

void
lines_unmap (struct lines_mapping mapping)
{
  if (mapping.size)
    munmap ((void *) mapping.text, mapping.size);
}

/* The lines of the SIZE bytes at TEXT that end there; returns how many bytes
   those are.  */
LINES_INLINE size_t
take_lines (struct lines_tally *tally, const char *text, size_t size,
            enum lines_job job)
{
  const char *start = text, *end = text + size, *newline;
  while ((newline = memchr (start, '\n', (size_t) (end - start))))
    {
      take_text (tally, start, (size_t) (newline - start), job);
      tally->lines++;
      start = newline + 1;
    }
  return (size_t) (start - text);
}

LINES_INLINE void
take_rest (struct lines_tally *tally, const char *text, size_t size,
           enum lines_job job)
{
  take_text (tally, text, size, job);
  tally->lines += size != 0;
}

LINES_INLINE struct lines_tally
by_mmap_memchr (const char *path, enum lines_job job)
{
  struct lines_tally tally = { 0, 0, 0 };
  struct lines_mapping m = lines_map (path);
  size_t done = take_lines (&tally, m.text, m.size, job);
  take_rest (&tally, m.text + done, m.size - done, job);
  lines_unmap (m);
  return tally;
}

/* As the articles' readers do that give each line as a view.  */
LINES_INLINE struct lines_tally
by_mmap_view (const char *path, enum lines_job job)
{
  struct lines_tally tally = { 0, 0, 0 };
  struct lines_mapping m = lines_map (path);
  const char *end = m.text + m.size;
  for (const char *start = m.text, *at; start != end; tally.lines++)
    {
      for (at = start; at != end && *at != '\n'; at++)
        ;
      take_text (&tally, start, (size_t) (at - start), job);
      start = at + (at != end);
    }
  lines_unmap (m);
  return tally;
}

/* Of those sizes that were tried, the fastest for read(2).  */
enum
{
  buffer_size = 256 << 10
};
static char buffer[buffer_size];

static size_t
read_some (int fd, char *to, size_t room, const char *path)
{
  ssize_t n;
  do
    n = read (fd, to, room);
  while (n < 0 && errno == EINTR);
  if (n < 0)
    lines_die ("read", path);
  return (size_t) n;
}

/* Refuses lines longer than the buffer, of which the corpora have none.  */
LINES_INLINE struct lines_tally
by_read_memchr (const char *path, enum lines_job job)
{
  struct lines_tally tally = { 0, 0, 0 };
  size_t kept = 0, n;
  int fd = open_file (path);
  while ((n = read_some (fd, buffer + kept, buffer_size - kept, path)))
    {
      kept += n;
      size_t done = take_lines (&tally, buffer, kept, job);
      kept -= done;
      memmove (buffer, buffer + done, kept);
      if (kept == buffer_size)
        {
          errno = EMSGSIZE;
          lines_die ("read", path);
        }
    }
  take_rest (&tally, buffer, kept, job);
  close (fd);
  return tally;
}

LINES_WAY (way_mmap_memchr, by_mmap_memchr)
LINES_WAY (way_mmap_view, by_mmap_view)
LINES_WAY (way_read_memchr, by_read_memchr)

struct lines_tally
bound_read (const char *path, enum lines_job job)
{
  (void) job;
  struct lines_tally tally = { 0, 0, 0 };
  int fd = open_file (path);
  for (size_t n; (n = read_some (fd, buffer, buffer_size, path));)
    tally.bytes += n;
  close (fd);
  return tally;
}

/* The sum is made in the widest registers there are.  */
#if defined __x86_64__ && defined __GLIBC__
__attribute__ ((target_clones ("avx512f", "avx2", "default")))
#endif
__attribute__ ((optimize ("O3"), noinline)) static uint64_t
sum_words (const char *text, size_t words)
{
  uint64_t sum = 0;
  for (size_t i = 0; i < words; i++)
    {
      uint64_t word;
      memcpy (&word, text + 8 * i, 8);
      sum += word;
    }
  return sum;
}

struct lines_tally
bound_read_sum (const char *path, enum lines_job job)
{
  (void) job;
  struct lines_tally tally = { 0, 0, 0 };
  volatile uint64_t sum = 0;
  int fd = open_file (path);
  for (size_t n; (n = read_some (fd, buffer, buffer_size, path));)
    {
      sum += sum_words (buffer, n / 8);
      tally.bytes += n;
    }
  close (fd);
  return tally;
}

struct lines_tally
bound_mmap_sum (const char *path, enum lines_job job)
{
  (void) job;
  struct lines_mapping m = lines_map (path);
  volatile uint64_t sum = sum_words (m.text, m.size / 8);
  (void) sum;
  lines_unmap (m);
  return (struct lines_tally){ 0, m.size, 0 };
}
