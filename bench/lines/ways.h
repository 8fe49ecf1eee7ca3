/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ways of reading lines that are written here: those that programs
   have, and a bound for all of them.  What is qrintf's is in bench.cc.

   Each opens PATH, a file or a pipe, reads it to its end, does JOB and closes
   it.  Whatever fails throws, as a way that has not read all is not to be
   timed.  */

#ifndef QRINTF_BENCH_LINES_WAYS_H
#define QRINTF_BENCH_LINES_WAYS_H

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <system_error>

enum lines_job
{
  lines_delivered, /* each line is given, and its length summed up */
  lines_bases,     /* the bytes C, G, c and g are counted */
  lines_counted    /* lines are counted */
};

struct lines_tally
{
  uint64_t lines;
  uint64_t bytes; /* of lines without their newlines: lines_delivered */
  uint64_t bases; /* lines_bases */
};

using lines_way = lines_tally (const char *path, lines_job job);

lines_way way_getline;

/* std::getline.  */
lines_way way_ifstream;

/* From a mapping: the bytes in one loop, which finds no lines; memchr to each
   newline.  */
lines_way way_mmap_loop_o3, way_mmap_memchr;

/* memchr over a buffer that read(2) fills.  */
lines_way way_read_memchr;

/* A bound, which looks for no lines: read(2) alone.  */
lines_way bound_read;

/* RESULT, unless it says that OPERATION failed.  */
template <typename Result>
Result
lines_checked (Result result, const char *operation)
{
  if (result < 0)
    throw std::system_error (errno, std::generic_category (), operation);
  return result;
}

#define LINES_INLINE [[gnu::always_inline]] inline

LINES_INLINE bool
is_base (char c)
{
  int lower = c | 0x20;
  return lower == 'c' || lower == 'g';
}

/* What is done with a line, or with a piece of one.  Bases are counted as the
   article does, a byte at a time.  */
template <lines_job job>
LINES_INLINE void
take_text (lines_tally *tally, const char *text, size_t size)
{
  if (job == lines_delivered)
    tally->bytes += size;
  uint64_t count = 0;
  for (size_t i = 0; job == lines_bases && i < size; i++)
    count += is_base (text[i]);
  tally->bases += count;
}

#endif
