/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ways of reading lines that are written here: those of the article's
   comparisons, and bounds for all of them.  What is qrintf's is in
   bench.cc.

   Each opens PATH, a file or a pipe, reads it to its end, does JOB and closes
   it.  An input without bytes is read as well as any.  Whatever fails ends the
   process with a message: a way that has not read all is not to be timed.  */

#ifndef QRINTF_BENCH_LINES_WAYS_H
#define QRINTF_BENCH_LINES_WAYS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C"
{
#endif

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

  struct lines_tally way_fgets (const char *path, enum lines_job job);
  struct lines_tally way_getline (const char *path, enum lines_job job);

  /* std::getline.  */
  struct lines_tally way_ifstream (const char *path, enum lines_job job);

  /* From a mapping: the bytes in one loop, which finds no lines; a byte at a
     time to each newline; memchr to each.  */
  struct lines_tally way_mmap_loop_o3 (const char *path, enum lines_job job);
  struct lines_tally way_mmap_view (const char *path, enum lines_job job);
  struct lines_tally way_mmap_memchr (const char *path, enum lines_job job);

  /* memchr over a buffer that read(2) fills.  */
  struct lines_tally way_read_memchr (const char *path, enum lines_job job);

  /* Bounds, which look for no lines: the words of the mapping summed up, and
     read(2) into one buffer.  The tally's bytes are those of the input.  */
  struct lines_tally bound_mmap_sum (const char *path, enum lines_job job);
  struct lines_tally bound_read (const char *path, enum lines_job job);
  struct lines_tally bound_read_sum (const char *path, enum lines_job job);

  struct lines_mapping
  {
    const char *text;
    size_t size; /* 0: nothing is mapped */
  };

  struct lines_mapping lines_map (const char *path);
  void lines_unmap (struct lines_mapping mapping);

  /* "OPERATION PATH: cause" to stderr, by errno, and exit.  */
  __attribute__ ((noreturn, cold)) void lines_die (const char *operation,
                                                   const char *path);

#define LINES_INLINE __attribute__ ((always_inline)) static inline

  /* The article's counting, a byte at a time.  */
  LINES_INLINE uint64_t
  bases_in (const char *text, size_t size)
  {
    uint64_t count = 0;
    for (size_t i = 0; i < size; i++)
      {
        int lower = text[i] | 0x20;
        count += lower == 'c' || lower == 'g';
      }
    return count;
  }

  /* What is done with a line, or with a piece of one, for JOB.  */
  LINES_INLINE void
  take_text (struct lines_tally *tally, const char *text, size_t size,
             enum lines_job job)
  {
    if (job == lines_delivered)
      tally->bytes += size;
    if (job == lines_bases)
      tally->bases += bases_in (text, size);
  }

/* The function NAME, for which the always inline function LOOP is compiled once
   for each job.  */
#define LINES_WAY(NAME, LOOP)                                                  \
  struct lines_tally NAME (const char *path, enum lines_job job)               \
  {                                                                            \
    return job == lines_delivered ? LOOP (path, lines_delivered)               \
           : job == lines_bases   ? LOOP (path, lines_bases)                   \
                                  : LOOP (path, lines_counted);                  \
  }

#ifdef __cplusplus
}
#endif

#endif
