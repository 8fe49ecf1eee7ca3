/* SPDX-License-Identifier: MIT-0 */
/* Finding and counting bytes, 64 at a time.

   A comparison gives a mask of 64 bits.  Offsets are extracted without a branch
   up to the number that is guessed: a mispredicted branch for each line would
   cost more than the search.  A text without delimiters is searched 256 bytes
   at a time, and a text of long lines is not prefetched.  The flattening is
   that of Langdale and Lemire, "Parsing Gigabytes of JSON per Second", VLDB
   Journal 28 (2019).  */

#ifndef QRINTF_NEWLINES_VECTOR_H
#define QRINTF_NEWLINES_VECTOR_H

#include "core/emitter.h"
#include "lines/scan/lines-cpu.h"
#include "lines/scan/vector/newlines-compare.h"
#include "lines/scan/vector/newlines-fetch.h"
#include "lines/scan/vector/newlines-tail.h"

#if QRINTF_NEON
#include "lines/scan/neon/newlines-flatten.h"
#elif defined __AVX512VBMI2__
#include "lines/scan/x86/newlines-vbmi2.h"
#else
#include "lines/scan/x86/newlines-flatten.h"
#endif

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
  /* The density from which a text is prefetched: lines of around 73 bytes.
     Handing out shorter lines takes so long that the CPU's own prefetching
     stops.  With longer ones one index follows the other, the CPU prefetches
     into its L2 cache, and instructions that prefetch only occupy the few
     buffers in which loads wait for memory.  */
  FETCHED_DENSITY = 14
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

static struct lines_found
index_bytes (const char *text, size_t size, unsigned char delimiter,
             uint16_t *out, size_t enough, size_t density)
{
  QRINTF_ASSERT (size <= LINES_SPAN);
  if (size < LINES_GROUP)
    return index_tail (text, size, delimiter, out, 0, 0);
  if (density < FETCHED_DENSITY)
    return index_guess (text, size, delimiter, out, enough, 2, false);
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

#include "lines/scan/vector/newlines-count.h"

#endif
