/* SPDX-License-Identifier: MIT-0 */
/* Counting one byte or a few, by a count_members whose number of members is a
   constant, and a set of bytes, by a member_count, if there is one, as far as
   that comes.  portable/newlines.h and vector/newlines.h define these and then
   include this.  */

#ifndef QRINTF_NEWLINES_FEW_H
#define QRINTF_NEWLINES_FEW_H

#include "core/emitter.h"
#include "lines/scan/lines-cpu.h"

/* The function count_few of lines-cpu.h, where MEMBERS <= 4 is a constant.  */
QRINTF_INLINE struct lines_counts count_members (const char *text, size_t size,
                                                 const struct byte_few *few,
                                                 unsigned members,
                                                 unsigned char delimiter);

static size_t
count_byte (const char *text, size_t size, unsigned char byte)
{
  return count_members (text, size, 0, 0, byte).delimiters;
}

static struct lines_counts
count_few (const char *text, size_t size, const struct byte_few *few,
           unsigned char delimiter)
{
  switch (few->count)
    {
    case 0:
      return count_members (text, size, few, 0, delimiter);
    case 1:
      return count_members (text, size, few, 1, delimiter);
    case 2:
      return count_members (text, size, few, 2, delimiter);
    case 3:
      return count_members (text, size, few, 3, delimiter);
    }
  QRINTF_ASSERT (few->count == 4);
  return count_members (text, size, few, 4, delimiter);
}

#ifndef member_count
#define member_count(TEXT, SIZE, SET, DELIMITER, COUNTS) 0
#endif

static struct lines_counts
count_set (const char *text, size_t size, const struct byte_set *set,
           unsigned char delimiter)
{
  struct lines_counts counts = { 0, 0 };
  QRINTF_ASSERT (!set->is_few);
  size_t i = member_count (text, size, set, delimiter, &counts);
  for (; i < size; i++)
    {
      unsigned char c = (unsigned char) text[i];
      counts.members += set->contains[c];
      counts.delimiters += c == delimiter;
    }
  return counts;
}

#endif
