/* SPDX-License-Identifier: MIT-0 */
/* Finding and counting bytes, 64 at a time.

   A comparison gives a mask of 64 bits.  Offsets are extracted without a branch
   up to the number that is guessed: a mispredicted branch for each line would
   cost more than the search.  A text of long lines is searched 256 bytes at a
   time.  The flattening is that of Langdale and Lemire,
   "Parsing Gigabytes of JSON per Second", VLDB Journal 28 (2019).  */

#ifndef QRINTF_NEWLINES_VECTOR_H
#define QRINTF_NEWLINES_VECTOR_H

#include "core/emitter.h"
#include "lines/scan/lines-cpu.h"
#include "core/select.h"

#if QRINTF_NEON
#include "lines/scan/neon/newlines-neon.h"
#elif defined __AVX512VBMI2__
#include "lines/scan/x86/newlines-vbmi2.h"
#else
#include "lines/scan/x86/newlines-x86.h"
#endif

/* Prefetches the 64 bytes that are about a batch of short lines behind P; they
   need not exist.  So memory is read even while lines are handed out, and
   across the ends of pages, where the CPU's own prefetching stops.  */
QRINTF_INLINE void
fetch_ahead (const char *p)
{
  __builtin_prefetch ((const void *) ((uintptr_t) p + 4096));
}

/* The last bytes of a text: those of the 64 bytes at BLOCK that have a bit in
   KEPT.  BLOCK is at offset AT of the text.  */
struct text_tail
{
  const char *block;
  uint64_t kept;
  size_t at;
};

/* The tail of the SIZE bytes at TEXT from offset I < SIZE on, where I is a
   multiple of 64.  A text of fewer than 64 bytes is copied to ROOM.  */
QRINTF_INLINE struct text_tail
tail_of (const char *text, size_t size, size_t i, char room[64])
{
  QRINTF_ASSERT (i < size && size - i < 64 && i % 64 == 0);
  if (size >= 64)
    return (struct text_tail){ text + size - 64,
                               ~(uint64_t) 0 << (64 - (size - i)), size - 64 };
  memset (room, 0, 64);
  memcpy (room, text, size);
  return (struct text_tail){ room, ~(uint64_t) 0 >> (64 - size), 0 };
}

QRINTF_INLINE uint64_t
index_mask (const char *p, needle sought)
{
#ifdef __AVX512VBMI2__
  return equal_mask_wide (p, sought);
#else
  return equal_mask (p, sought);
#endif
}

/* The function index of lines-cpu.h for the end of a text, from offset I on,
   which is less than a group; N offsets have been found before.  */
QRINTF_OUTLINE struct lines_found
index_tail (const char *text, size_t size, unsigned char delimiter,
            uint16_t *out, size_t n, size_t i)
{
  const needle sought = needle_of (delimiter);
  for (; size - i >= 64; i += 64)
    n += put_offsets (out + n, equal_mask (text + i, sought), i, 4);
  if (i == size)
    return (struct lines_found){ n, size };
  char room[64];
  struct text_tail tail = tail_of (text, size, i, room);
  uint64_t mask = equal_mask (tail.block, sought) & tail.kept;
  n += put_offsets (out + n, mask, tail.at, 4);
  return (struct lines_found){ n, size };
}

enum
{
  /* The density below which most groups have no delimiter: lines of more than
     512 bytes.  */
  SPARSE_DENSITY = 2
};

/* The function index of lines-cpu.h, which writes at least GUESS offsets for
   each 64 bytes.  FETCH, a constant, tells whether to prefetch.  */
QRINTF_INLINE struct lines_found
index_guess (const char *text, size_t size, unsigned char delimiter,
             uint16_t *out, size_t enough, unsigned guess, bool fetch)
{
  const needle sought = needle_of (delimiter);
  size_t n = 0, i = 0;
  for (; size - i >= LINES_GROUP; i += LINES_GROUP)
    {
      if (n >= enough)
        return (struct lines_found){ n, i };
      uint64_t mask[4];
#pragma GCC unroll 4
      for (unsigned j = 0; j < 4; j++)
        {
          if (fetch)
            fetch_ahead (text + i + 64 * j);
          mask[j] = index_mask (text + i + 64 * j, sought);
        }
      if (!(mask[0] | mask[1] | mask[2] | mask[3]))
        continue;
#pragma GCC unroll 4
      for (unsigned j = 0; j < 4; j++)
        n += put_offsets (out + n, mask[j], i + 64 * j, guess);
    }
  if (n >= enough || i == size)
    return (struct lines_found){ n, i };
  return index_tail (text, size, delimiter, out, n, i);
}

/* The function index of lines-cpu.h for a text most of whose groups have no
   delimiter.  FETCH, a constant, tells whether to prefetch.  A group's
   comparisons are joined before they become a mask: of the fewer instructions
   more fit into what a CPU looks ahead, so that more loads wait for memory at a
   time.  */
QRINTF_INLINE struct lines_found
index_sparse (const char *text, size_t size, unsigned char delimiter,
              uint16_t *out, size_t enough, bool fetch)
{
  const needle sought = needle_of (delimiter);
  size_t n = 0, i = 0;
  for (; size - i >= LINES_GROUP; i += LINES_GROUP)
    {
      if (fetch)
#pragma GCC unroll 4
        for (unsigned j = 0; j < 4; j++)
          fetch_ahead (text + i + 64 * j);
      needle any = needle_of (0);
#pragma GCC unroll 16
      for (unsigned j = 0; j < 4 * PARTS; j++)
        any |= equal_bytes (load_part (text + i, j), sought);
      if (__builtin_expect (!byte_mask (any), 1))
        continue;
      if (n >= enough)
        return (struct lines_found){ n, i };
#pragma GCC unroll 4
      for (unsigned j = 0; j < 4; j++)
        n += put_offsets (out + n, index_mask (text + i + 64 * j, sought),
                          i + 64 * j, 1);
    }
  if (n >= enough || i == size)
    return (struct lines_found){ n, i };
  return index_tail (text, size, delimiter, out, n, i);
}

extern const struct lines_cpu __qrintf_lines_cpu_base;

static struct lines_found
index_bytes (const char *text, size_t size, unsigned char delimiter,
             uint16_t *out, size_t enough, size_t density, size_t fetched)
{
  QRINTF_ASSERT (size <= LINES_SPAN);
  if (size < LINES_GROUP)
    return index_tail (text, size, delimiter, out, 0, 0);
  if (density < SPARSE_DENSITY)
#ifdef __AVX2__
    /* If the text is in memory and in no cache, loads of 32 bytes took a tenth
       longer (Zen 5).  */
    return __qrintf_lines_cpu_base.index (text, size, delimiter, out, enough,
                                          density, fetched);
#else
    return density < fetched
               ? index_sparse (text, size, delimiter, out, enough, false)
               : index_sparse (text, size, delimiter, out, enough, true);
#endif
  if (density < fetched)
    return index_guess (text, size, delimiter, out, enough, 2, false);
  if (density < LINES_FETCHED)
    return index_guess (text, size, delimiter, out, enough, 2, true);
#ifndef __AVX512VBMI2__
  /* GUESS balances two costs: a block with more delimiters costs a mispredicted
     branch, and a block with fewer wastes writes of offsets.  */
  if (density < 28)
    return index_guess (text, size, delimiter, out, enough, 3, true);
  if (density < 42)
    return index_guess (text, size, delimiter, out, enough, 4, true);
  if (density >= 112)
    return index_guess (text, size, delimiter, out, enough, 20, true);
  if (density >= 64)
    return index_guess (text, size, delimiter, out, enough, 10, true);
#endif
  return index_guess (text, size, delimiter, out, enough, 5, true);
}

/* Counting bytes: the results of comparisons, bytes of 0 or -1, are subtracted
   from lanes of bytes, which are summed up before they can overflow.  */

enum
{
  /* The bytes of text that are counted before a lane may overflow.  */
  LANE_SPAN = 255 / PARTS * 64
};

/* A mask of those of the 64 bytes at P that equal SOUGHT after setting the bits
   of FOLD.  */
QRINTF_INLINE uint64_t
folded_mask (const char *p, needle fold, needle sought)
{
  uint64_t mask = 0;
#pragma GCC unroll 4
  for (unsigned j = 0; j < PARTS; j++)
    mask |= (uint64_t) byte_mask (equal_bytes (load_part (p, j) | fold, sought))
            << 64 / PARTS * j;
  return mask;
}

/* The function count_few of lines-cpu.h, where MEMBERS <= 4 is a constant.  */
QRINTF_INLINE struct lines_counts
count_members (const char *text, size_t size, const struct byte_few *few,
               unsigned members, unsigned char delimiter)
{
  const needle end = needle_of (delimiter), zero = needle_of (0);
  const needle fold = members ? needle_of (few->fold) : zero;
  needle sought[4];
#pragma GCC unroll 4
  for (unsigned k = 0; k < members; k++)
    sought[k] = needle_of (few->members[k]);
  struct lines_counts counts = { 0, 0 };
  size_t i = 0;
  while (size - i >= 64)
    {
      size_t whole = (size - i) / 64 * 64;
      size_t stop = i + (whole < LANE_SPAN ? whole : LANE_SPAN);
      needle found = zero, ends = zero;
      for (; i < stop; i += 64)
        {
#pragma GCC unroll 4
          for (unsigned j = 0; j < PARTS; j++)
            {
              const needle bytes = load_part (text + i, j);
              ends -= equal_bytes (bytes, end);
#pragma GCC unroll 4
              for (unsigned k = 0; k < members; k++)
                found -= equal_bytes (bytes | fold, sought[k]);
            }
        }
      counts.delimiters += sum_of (ends);
      if (members)
        counts.members += sum_of (found);
    }
  if (i == size)
    return counts;
  char room[64];
  struct text_tail tail = tail_of (text, size, i, room);
  counts.delimiters += bit_count (equal_mask (tail.block, end) & tail.kept);
#pragma GCC unroll 4
  for (unsigned k = 0; k < members; k++)
    counts.members
        += bit_count (folded_mask (tail.block, fold, sought[k]) & tail.kept);
  return counts;
}

#include "lines/scan/newlines-few.h"

#endif
