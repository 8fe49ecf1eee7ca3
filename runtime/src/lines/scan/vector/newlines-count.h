/* SPDX-License-Identifier: MIT-0 */
/* Counting bytes, 64 at a time: the results of comparisons, bytes of 0 or
   -1, are subtracted from lanes of bytes, which are summed up before they
   can overflow.  */

#ifndef QRINTF_NEWLINES_COUNT_VECTOR_H
#define QRINTF_NEWLINES_COUNT_VECTOR_H

#include "lines/scan/vector/newlines-compare.h"
#include "lines/scan/vector/newlines-fetch.h"
#include "lines/scan/vector/newlines-tail.h"

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
    mask |= (uint64_t) byte_mask (
                equal_bytes (either (load_part (p, j), fold), sought))
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
          fetch_ahead (text + i);
#pragma GCC unroll 4
          for (unsigned j = 0; j < PARTS; j++)
            {
              const needle bytes = load_part (text + i, j);
              ends = minus (ends, equal_bytes (bytes, end));
#pragma GCC unroll 4
              for (unsigned k = 0; k < members; k++)
                found = minus (found,
                               equal_bytes (either (bytes, fold), sought[k]));
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

static struct lines_counts
count_set (const char *text, size_t size, const struct byte_set *set,
           unsigned char delimiter)
{
  struct lines_counts counts = { 0, 0 };
  QRINTF_ASSERT (!set->is_few);
  size_t i = member_count (text, size, set, needle_of (delimiter), &counts);
  for (; i < size; i++)
    {
      unsigned char c = (unsigned char) text[i];
      counts.members += set->contains[c];
      counts.delimiters += c == delimiter;
    }
  return counts;
}

#endif
