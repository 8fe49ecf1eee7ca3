/* SPDX-License-Identifier: MIT-0 */
/* Finding and counting bytes in portable C: eight bytes at a time until one is
   found, then byte by byte without branches.

   The bit operation is the exact one of Warren, "Hacker's Delight", 6-1: it
   sets bit 7 of each zero byte, and no other bit.  */

#ifndef QRINTF_PORTABLE_NEWLINES_H
#define QRINTF_PORTABLE_NEWLINES_H

#include "core/emitter.h"
#include "lines/scan/lines-cpu.h"

#include <string.h>

static const uint64_t newline_ones = 0x0101010101010101;
static const uint64_t newline_low = 0x7f7f7f7f7f7f7f7f;

/* Bit 7 of each of the eight bytes at P that equals the byte of PATTERN after
   setting the bits of FOLD.  */
QRINTF_INLINE uint64_t
equal_bits (const char *p, uint64_t fold, uint64_t pattern)
{
  uint64_t x;
  memcpy (&x, p, sizeof x);
  x = (x | fold) ^ pattern;
  return ~(((x & newline_low) + newline_low) | x | newline_low);
}

static struct lines_found
index_bytes (const char *text, size_t size, unsigned char delimiter,
             uint16_t *out, size_t enough, size_t density, size_t fetched)
{
  QRINTF_ASSERT (size <= LINES_SPAN);
  (void) density, (void) fetched;
  const uint64_t pattern = newline_ones * delimiter;
  size_t n = 0, i = 0;
  for (; size - i >= 8 && n < enough; i += 8)
    if (equal_bits (text + i, 0, pattern))
      for (size_t j = i; j < i + 8; j++)
        {
          out[n] = (uint16_t) j;
          n += (unsigned char) text[j] == delimiter;
        }
  if (size - i < 8)
    for (; i < size; i++)
      {
        out[n] = (uint16_t) i;
        n += (unsigned char) text[i] == delimiter;
      }
  return (struct lines_found){ n, i };
}

/* The function count_few of lines-cpu.h, where MEMBERS <= 4 is a constant.  */
QRINTF_INLINE struct lines_counts
count_members (const char *text, size_t size, const struct byte_few *few,
               unsigned members, unsigned char delimiter)
{
  const uint64_t low_bytes = 0x00ff00ff00ff00ff, sum = 0x0001000100010001;
  const uint64_t end = newline_ones * delimiter;
  struct lines_counts counts = { 0, 0 };
  size_t i = 0;
  while (size - i >= 8)
    {
      /* Each byte of FOUND and ENDS counts up to 255.  */
      size_t stop = size - i < 255 * 8 ? size - (size - i) % 8 : i + 255 * 8;
      uint64_t found = 0, ends = 0;
      for (; i < stop; i += 8)
        {
          ends += equal_bits (text + i, 0, end) >> 7;
          for (unsigned k = 0; k < members; k++)
            found += equal_bits (text + i, newline_ones * few->fold,
                                 newline_ones * few->members[k])
                     >> 7;
        }
      found = (found & low_bytes) + (found >> 8 & low_bytes);
      ends = (ends & low_bytes) + (ends >> 8 & low_bytes);
      counts.members += found * sum >> 48;
      counts.delimiters += ends * sum >> 48;
    }
  for (; i < size; i++)
    {
      unsigned char c = (unsigned char) text[i];
      counts.delimiters += c == delimiter;
      for (unsigned k = 0; k < members; k++)
        counts.members += (c | few->fold) == few->members[k];
    }
  return counts;
}

#include "lines/scan/newlines-few.h"

#endif
