/* Finding and counting bytes, 64 at a time.

   A comparison gives a mask of 64 bits.  Offsets are taken out of it without a
   branch as long as there are no more than were guessed: a mispredicted branch
   for each line would cost more than the search.  A text without delimiters is
   passed over 256 bytes at a time.  The flattening is that of Langdale and
   Lemire, "Parsing Gigabytes of JSON per Second", VLDB Journal 28 (2019).  */

#ifndef QRINTF_X86_NEWLINES_H
#define QRINTF_X86_NEWLINES_H

#include "../emitter.h"
#include "../lines-cpu.h"

#include <string.h>

#if defined __AVX512BW__
#include "newlines-avx512.h"
#elif defined __AVX2__
#include "newlines-avx2.h"
#else
#include "newlines-sse2.h"
#endif

#if defined __AVX512VBMI2__
#include "newlines-vbmi2.h"
#else
#include "newlines-flatten.h"
#endif

/* The mask of the SIZE < 64 bytes at TEXT.  */
QRINTF_INLINE uint64_t
tail_mask (const char *text, size_t size, needle sought)
{
  QRINTF_ASSERT (size < 64);
  char block[64] = { 0 };
  memcpy (block, text, size);
  return equal_mask (block, sought) & (((uint64_t) 1 << size) - 1);
}

/* As in lines-cpu.h, of what is left of a text that is no whole group: from I
   on, with N offsets found before.  */
QRINTF_OUTLINE struct lines_found
index_tail (const char *text, size_t size, unsigned char delimiter,
            uint16_t *out, size_t n, size_t i)
{
  const needle sought = needle_of (delimiter);
  for (; size - i >= 64; i += 64)
    n += put_offsets (out + n, equal_mask (text + i, sought), i, 4);
  n += put_offsets (out + n, tail_mask (text + i, size - i, sought), i, 4);
  return (struct lines_found){ n, size };
}

/* As in lines-cpu.h, with GUESS offsets of each 64 bytes taken at once.  */
QRINTF_INLINE struct lines_found
index_guess (const char *text, size_t size, unsigned char delimiter,
             uint16_t *out, size_t enough, unsigned guess)
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
        mask[j] = equal_mask (text + i + 64 * j, sought);
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
#ifdef __AVX512VBMI2__
  (void) density;
#else
  /* So many that one block in twenty or fewer has more.  */
  if (density < 14)
    return index_guess (text, size, delimiter, out, enough, 2);
  if (density < 32)
    return index_guess (text, size, delimiter, out, enough, 4);
  if (density >= 128)
    return index_guess (text, size, delimiter, out, enough, 20);
  if (density >= 64)
    return index_guess (text, size, delimiter, out, enough, 10);
#endif
  return index_guess (text, size, delimiter, out, enough, 6);
}

static size_t
count_byte (const char *text, size_t size, unsigned char byte)
{
  const needle sought = needle_of (byte);
  size_t n = 0, i = 0;
  for (; size - i >= LINES_GROUP; i += LINES_GROUP)
#pragma GCC unroll 8
    for (unsigned j = 0; j < 4; j++)
      n += equal_count (text + i + 64 * j, sought);
  for (; size - i >= 64; i += 64)
    n += equal_count (text + i, sought);
  return n + bit_count (tail_mask (text + i, size - i, sought));
}

/* The bytes that are one of MEMBERS <= 4, which the compiler knows.  */
QRINTF_INLINE size_t
count_few (const char *text, size_t size, const struct byte_set *set,
           unsigned members)
{
  needle sought[4];
#pragma GCC unroll 8
  for (unsigned j = 0; j < members; j++)
    sought[j] = needle_of (set->members[j]);
  size_t n = 0, i = 0;
  for (; size - i >= 64; i += 64)
    n += any_count (text + i, sought, members);
#pragma GCC unroll 8
  for (unsigned j = 0; j < members; j++)
    n += bit_count (tail_mask (text + i, size - i, sought[j]));
  return n;
}

static size_t
count_set (const char *text, size_t size, const struct byte_set *set)
{
  switch (set->count)
    {
    case 0:
      return 0;
    case 1:
      return count_byte (text, size, set->members[0]);
    case 2:
      return count_few (text, size, set, 2);
    case 3:
      return count_few (text, size, set, 3);
    case 4:
      return count_few (text, size, set, 4);
    }
  size_t n = 0, i = member_count (text, size, set, &n);
  for (; i < size; i++)
    n += set->contains[(unsigned char) text[i]];
  return n;
}

#endif
