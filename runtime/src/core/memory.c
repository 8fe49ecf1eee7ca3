/* SPDX-License-Identifier: MIT-0 */
/* Copies, fills and searches of any length.  See memory.h.

   From LONG_TEXT bytes on, glibc's functions are faster than these loops, in
   spite of the call.  */

#include "core/memory.h"

#include <stdbool.h>
#include <stddef.h>

#include "core/few.h"
#include "core/select.h"
#include "core/weak.h"

#if QRINTF_X86
#include "core/x86/nuls.h"
#endif

struct memory_block
{
  uint64_t words[2];
};

enum
{
  memory_block_size = sizeof (struct memory_block),
  long_text = 256
};

#if defined __GLIBC__ && !defined __UCLIBC__
/* These names are glibc's own, which a program does not define.  They are weak
   because objects with this code are also linked with other C libraries.  */
static void *glibc_rawmemchr (const void *s, int c) QRINTF_WEAK (__rawmemchr);
static void *glibc_mempcpy (void *p, const void *s, size_t n)
    QRINTF_WEAK (__mempcpy);

/* Whether a string that is measured up to N bytes is seldom longer.  glibc
   reads it to its end even if it is.  */
QRINTF_INLINE bool
is_measured_by_glibc (size_t n)
{
  return n >= 1 << 12 && QRINTF_ADDRESS (glibc_rawmemchr);
}

/* The length of the string S, of which DONE bytes are not NUL.  */
QRINTF_INLINE size_t
length_by_glibc (const char *s, size_t done)
{
  return (size_t) ((const char *) glibc_rawmemchr (s + done, 0) - s);
}
#else
#define is_measured_by_glibc(N) false
#define length_by_glibc(S, DONE) (DONE)
#endif

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
#if defined __GLIBC__ && !defined __UCLIBC__
  if (n >= long_text && QRINTF_ADDRESS (glibc_mempcpy))
    return glibc_mempcpy (p, s, n);
#endif
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
  copy_few (p, s, n); /* it loads everything before it stores */
}

char *
fill_memory (char *p, char c, size_t n)
{
  return fill_bytes (p, c, n);
}

#if QRINTF_X86

/* The length of the string S, or N if that is less.  If IS_STRING, there is a
   NUL, so that a long string may be measured by glibc, and the result may be
   above N.  */
QRINTF_INLINE size_t
length_within (const char *s, size_t n, bool is_string)
{
  /* If N is 0, S may be an invalid pointer.  */
  if (!n)
    return 0;
  unsigned offset = (uintptr_t) s % memory_block_size;
  size_t first = memory_block_size - offset;
  unsigned nuls
      = nuls_in_block (s - offset, n < first ? n + offset : SIZE_MAX) >> offset;
  if (nuls)
    return (size_t) __builtin_ctz (nuls);
  for (size_t done = first; done < n; done += memory_block_size)
    {
      nuls = nuls_in_block (s + done, n - done);
      if (nuls)
        return done + (size_t) __builtin_ctz (nuls);
      if (is_string && done >= long_text && is_measured_by_glibc (n))
        return length_by_glibc (s, done);
    }
  return n;
}

#else

/* Whether WORD has a NUL byte.  */
QRINTF_INLINE bool
has_nul (uint64_t word)
{
  const uint64_t ones = UINT64_MAX / UINT8_MAX;
  return (word - ones) & ~word & ones << 7;
}

/* Reads aligned words, which stay within the N bytes.  */
QRINTF_INLINE size_t
length_within (const char *s, size_t n, bool is_string)
{
  if (is_string && is_measured_by_glibc (n))
    return length_by_glibc (s, 0);
  size_t length = 0;
  for (; length < n && (uintptr_t) (s + length) % sizeof (uint64_t); length++)
    if (!s[length])
      return length;
  for (uint64_t word; n - length >= sizeof word; length += sizeof word)
    {
      memcpy (&word, __builtin_assume_aligned (s + length, sizeof word),
              sizeof word);
      if (has_nul (word))
        break;
    }
  while (length < n && s[length])
    length++;
  return length;
}

#endif

size_t
text_length_within (const char *s, size_t n)
{
  return length_within (s, n, false);
}

size_t
text_length_to (const char *s, size_t most)
{
  return length_within (s, most < SIZE_MAX ? most + 1 : most, true);
}
