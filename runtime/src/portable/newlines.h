/* Finding and counting bytes in plain C: eight bytes at a time where nothing is
   to be found, else without branches.

   The bit trick is the exact one of Warren, "Hacker's Delight", 6-1: bit 7 of
   each byte that is zero, and no other.  */

#ifndef QRINTF_PORTABLE_NEWLINES_H
#define QRINTF_PORTABLE_NEWLINES_H

#include "../emitter.h"
#include "../lines-cpu.h"

#include <string.h>

static const uint64_t newline_ones = 0x0101010101010101;
static const uint64_t newline_low = 0x7f7f7f7f7f7f7f7f;

/* Bit 7 of each of the eight bytes at P that is the byte of PATTERN.  */
QRINTF_INLINE uint64_t
equal_bits (const char *p, uint64_t pattern)
{
  uint64_t x;
  memcpy (&x, p, sizeof x);
  x ^= pattern;
  return ~(((x & newline_low) + newline_low) | x | newline_low);
}

static struct lines_found
index_bytes (const char *text, size_t size, unsigned char delimiter,
             uint16_t *out, size_t enough, size_t density)
{
  QRINTF_ASSERT (size <= LINES_SPAN);
  (void) density;
  const uint64_t pattern = newline_ones * delimiter;
  size_t n = 0, i = 0;
  for (; size - i >= 8 && n < enough; i += 8)
    if (equal_bits (text + i, pattern))
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

static size_t
count_byte (const char *text, size_t size, unsigned char byte)
{
  const uint64_t pattern = newline_ones * byte;
  size_t n = 0, i = 0;
  while (size - i >= 8)
    {
      /* Each byte counts up to 255 at the most.  */
      size_t end = size - i < 255 * 8 ? size - (size - i) % 8 : i + 255 * 8;
      uint64_t sums = 0;
      for (; i < end; i += 8)
        sums += equal_bits (text + i, pattern) >> 7;
      sums = (sums & 0x00ff00ff00ff00ff) + (sums >> 8 & 0x00ff00ff00ff00ff);
      n += sums * 0x0001000100010001 >> 48;
    }
  for (; i < size; i++)
    n += (unsigned char) text[i] == byte;
  return n;
}

static size_t
count_set (const char *text, size_t size, const struct byte_set *set)
{
  if (set->count == 1)
    return count_byte (text, size, set->members[0]);
  size_t n = 0;
  for (size_t i = 0; i < size; i++)
    n += set->contains[(unsigned char) text[i]];
  return n;
}

#endif
