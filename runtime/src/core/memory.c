/* SPDX-License-Identifier: MIT */
/* Copies, fills and searches of any length.  See memory.h.  */

#include "core/memory.h"

#include "core/copy-few.h"
#include "core/fill.h"
#include "core/select.h"

#if QRINTF_X86
#include <emmintrin.h>
#endif

struct memory_block
{
  uint64_t words[2];
};

enum
{
  memory_block_size = sizeof (struct memory_block)
};

QRINTF_INLINE void
copy_block (char *p, const char *s)
{
  struct memory_block block;
  memcpy (&block, s, sizeof block);
  memcpy (p, &block, sizeof block);
}

char *
copy_memory (char *p, const char *s, size_t n)
{
  char *end = p + n;
  if (n <= memory_block_size)
    {
      copy_few (p, s, n);
      return end;
    }
  const char *last = s + n - memory_block_size;
  for (; end - p > memory_block_size; p += memory_block_size)
    {
      copy_block (p, s);
      s += memory_block_size;
    }
  copy_block (end - memory_block_size, last);
  return end;
}

void
move_up (char *p, const char *s, size_t n)
{
  for (; n > memory_block_size; n -= memory_block_size)
    copy_block (p + n - memory_block_size, s + n - memory_block_size);
  copy_few (p, s, n); /* loads all before it stores */
}

char *
fill_memory (char *p, char c, size_t n)
{
  return fill_bytes (p, c, n);
}

#if QRINTF_X86

size_t
text_length_within (const char *s, size_t n)
{
  unsigned offset = (uintptr_t) s % memory_block_size;
  const char *block = s - offset;
  const __m128i zero = _mm_setzero_si128 ();
  unsigned nuls = (unsigned) _mm_movemask_epi8 (_mm_cmpeq_epi8 (
                      *(const __m128i *) block, zero))
                  >> offset;
  size_t length;
  if (nuls)
    length = (size_t) __builtin_ctz (nuls);
  else
    {
      length = memory_block_size - offset;
      while (length < n)
        {
          nuls = (unsigned) _mm_movemask_epi8 (
              _mm_cmpeq_epi8 (*(const __m128i *) (s + length), zero));
          if (nuls)
            {
              length += (size_t) __builtin_ctz (nuls);
              break;
            }
          length += memory_block_size;
        }
    }
  return length < n ? length : n;
}

#else

size_t
text_length_within (const char *s, size_t n)
{
  size_t length = 0;
  while (length < n && s[length])
    length++;
  return length;
}

#endif
