/* SPDX-License-Identifier: GPL-3.0-or-later */
/* See ways.h.  */

#include "ways.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* The way NAME, for which LOOP is compiled once for each job.  */
#define WAY(NAME, LOOP)                                                        \
  lines_tally NAME (const char *path, lines_job job)                           \
  {                                                                            \
    return job == lines_delivered ? LOOP<lines_delivered> (path)               \
           : job == lines_bases   ? LOOP<lines_bases> (path)                   \
                                  : LOOP<lines_counted> (path);                  \
  }

namespace
{

class stream
{
public:
  explicit stream (const char *path) : file (fopen (path, "re"))
  {
    lines_checked (file ? 0 : -1, "open");
  }
  ~stream () { fclose (file); }
  stream (const stream &) = delete;

  FILE *const file;
};

template <lines_job job>
lines_tally
by_getline (const char *path)
{
  lines_tally tally{ 0, 0, 0 };
  char *line = nullptr;
  size_t room = 0;
  stream in (path);
  for (ssize_t size; (size = getline (&line, &room, in.file)) > 0;
       tally.lines++)
    take_text<job> (&tally, line,
                    static_cast<size_t> (size - (line[size - 1] == '\n')));
  free (line);
  lines_checked (ferror (in.file) ? -1 : 0, "read");
  return tally;
}

template <lines_job job>
lines_tally
by_ifstream (const char *path)
{
  std::ifstream in (path, std::ios::binary);
  lines_checked (in ? 0 : -1, "open");
  lines_tally tally{ 0, 0, 0 };
  std::string line;
  for (; std::getline (in, line); tally.lines++)
    take_text<job> (&tally, line.data (), line.size ());
  lines_checked (in.bad () ? -1 : 0, "read");
  return tally;
}

class descriptor
{
public:
  explicit descriptor (const char *path)
      : number (lines_checked (open (path, O_RDONLY | O_CLOEXEC), "open"))
  {
  }
  ~descriptor () { close (number); }
  descriptor (const descriptor &) = delete;

  const int number;
};

/* A file that is not empty.  */
class mapping
{
public:
  explicit mapping (const char *path)
  {
    descriptor from (path);
    struct stat status;
    lines_checked (fstat (from.number, &status), "stat");
    size = static_cast<size_t> (status.st_size);
    void *all = mmap (nullptr, size, PROT_READ, MAP_PRIVATE, from.number, 0);
    lines_checked (all == MAP_FAILED ? -1 : 0, "mmap");
    text = static_cast<const char *> (all);
  }
  ~mapping () { munmap (const_cast<char *> (text), size); }
  mapping (const mapping &) = delete;

  const char *text;
  size_t size;
};

/* The lines of the SIZE bytes at TEXT that end there; returns how many bytes
   those are.  */
template <lines_job job>
LINES_INLINE size_t
take_lines (lines_tally *tally, const char *text, size_t size)
{
  const char *start = text, *end = text + size;
  while (auto newline = static_cast<const char *> (
             memchr (start, '\n', static_cast<size_t> (end - start))))
    {
      take_text<job> (tally, start, static_cast<size_t> (newline - start));
      tally->lines++;
      start = newline + 1;
    }
  return static_cast<size_t> (start - text);
}

template <lines_job job>
LINES_INLINE void
take_rest (lines_tally *tally, const char *text, size_t size)
{
  take_text<job> (tally, text, size);
  tally->lines += size != 0;
}

template <lines_job job>
lines_tally
by_mmap_memchr (const char *path)
{
  lines_tally tally{ 0, 0, 0 };
  mapping m (path);
  size_t done = take_lines<job> (&tally, m.text, m.size);
  take_rest<job> (&tally, m.text + done, m.size - done);
  return tally;
}

/* Of those sizes that were tried, the fastest for read(2).  */
constexpr size_t buffer_size = 256 << 10;
char buffer[buffer_size];

size_t
read_some (const descriptor &from, size_t kept = 0)
{
  return static_cast<size_t> (lines_checked (
      read (from.number, buffer + kept, buffer_size - kept), "read"));
}

/* Lines longer than the buffer, of which the corpora have none, are cut.  */
template <lines_job job>
lines_tally
by_read_memchr (const char *path)
{
  lines_tally tally{ 0, 0, 0 };
  size_t kept = 0;
  descriptor from (path);
  while (size_t n = read_some (from, kept))
    {
      kept += n;
      size_t done = take_lines<job> (&tally, buffer, kept);
      kept -= done;
      memmove (buffer, buffer + done, kept);
    }
  take_rest<job> (&tally, buffer, kept);
  return tally;
}

/* How many of the bytes IS finds: the plain loop, of which -O3 makes
   vectors.  */
template <bool (*is) (char)>
[[gnu::optimize ("O3"), gnu::noinline]] uint64_t
count (const char *text, size_t size)
{
  uint64_t n = 0;
  for (size_t i = 0; i < size; i++)
    n += is (text[i]);
  return n;
}

LINES_INLINE bool
is_newline (char c)
{
  return c == '\n';
}

} // namespace

WAY (way_getline, by_getline)
WAY (way_ifstream, by_ifstream)
WAY (way_mmap_memchr, by_mmap_memchr)
WAY (way_read_memchr, by_read_memchr)

/* Of whole lines, which the corpora have; for lines_bases or lines_counted.  */
lines_tally
way_mmap_loop_o3 (const char *path, lines_job job)
{
  mapping m (path);
  return job == lines_bases
             ? lines_tally{ 0, 0, count<is_base> (m.text, m.size) }
             : lines_tally{ count<is_newline> (m.text, m.size), 0, 0 };
}

lines_tally
bound_read (const char *path, lines_job)
{
  lines_tally tally{ 0, 0, 0 };
  descriptor from (path);
  while (size_t n = read_some (from))
    tally.bytes += n;
  return tally;
}
