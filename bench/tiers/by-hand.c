/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Strings in one pass: the end is found in the bytes that are copied.  SSE2
   stores a string of up to 31 bytes by two stores that overlap, behind branches
   on its length; AVX2 by one store of whole words under a mask and one of its
   last four bytes.  Memcheck reports the loads behind a string, so the runtime
   cannot use this as it is.  */

#include "by-hand.h"

#include <immintrin.h>
#include <stdint.h>
#include <string.h>

extern char *__qrintf_str__base (char *p, const char *s);

enum
{
  PAGE = 4096
};

/* Copies N < 32 bytes at S, of which HEAD are the first 16.  */
static inline char *
put_short (char *p, const char *s, unsigned n, __m128i head)
{
  char *end = p + n;
  if (n >= 16)
    {
      __m128i tail = _mm_loadu_si128 ((const __m128i *) (s + n - 16));
      _mm_storeu_si128 ((__m128i *) p, head);
      _mm_storeu_si128 ((__m128i *) (end - 16), tail);
    }
  else if (n >= 8)
    {
      memcpy (p, s, 8);
      memcpy (end - 8, s + n - 8, 8);
    }
  else if (n >= 4)
    {
      memcpy (p, s, 4);
      memcpy (end - 4, s + n - 4, 4);
    }
  else if (n)
    {
      p[0] = s[0];
      p[n / 2] = s[n / 2];
      end[-1] = s[n - 1];
    }
  return end;
}

static inline unsigned
nuls16 (__m128i bytes)
{
  return (unsigned) _mm_movemask_epi8 (
      _mm_cmpeq_epi8 (bytes, _mm_setzero_si128 ()));
}

char *
str_by_sse2 (char *p, const char *s)
{
  if ((uintptr_t) s % PAGE > PAGE - 32)
    return __qrintf_str__base (p, s);
  __m128i head = _mm_loadu_si128 ((const __m128i *) s);
  __m128i next = _mm_loadu_si128 ((const __m128i *) (s + 16));
  unsigned nuls = nuls16 (head) | nuls16 (next) << 16;
  if (nuls)
    return put_short (p, s, (unsigned) __builtin_ctz (nuls), head);
  _mm_storeu_si128 ((__m128i *) p, head);
  _mm_storeu_si128 ((__m128i *) (p + 16), next);
  size_t n = 32 - (uintptr_t) s % 16;
  for (;; n += 16)
    {
      __m128i bytes = _mm_load_si128 ((const __m128i *) (s + n));
      nuls = nuls16 (bytes);
      if (nuls)
        break;
      _mm_storeu_si128 ((__m128i *) (p + n), bytes);
    }
  n += (unsigned) __builtin_ctz (nuls);
  __m128i tail = _mm_loadu_si128 ((const __m128i *) (s + n - 16));
  _mm_storeu_si128 ((__m128i *) (p + n - 16), tail);
  return p + n;
}

__attribute__ ((target ("avx2,bmi"))) static inline unsigned
nuls32 (__m256i bytes)
{
  return (unsigned) _mm256_movemask_epi8 (
      _mm256_cmpeq_epi8 (bytes, _mm256_setzero_si256 ()));
}

/* Copies N < 32 bytes at S, which are the first of BYTES.  */
__attribute__ ((target ("avx2,bmi"))) static inline char *
put_masked (char *p, const char *s, unsigned n, __m256i bytes)
{
  static const int words[16] = { -1, -1, -1, -1, -1, -1, -1, -1 };
  if (__builtin_expect (n < 4, 0))
    return put_short (p, s, n, _mm256_castsi256_si128 (bytes));
  const __m256i *mask = (const __m256i *) (words + 8 - n / 4);
  _mm256_maskstore_epi32 ((int *) p, _mm256_loadu_si256 (mask), bytes);
  memcpy (p + n - 4, s + n - 4, 4);
  return p + n;
}

__attribute__ ((target ("avx2,bmi"))) char *
str_by_avx2 (char *p, const char *s)
{
  if ((uintptr_t) s % PAGE > PAGE - 32)
    return __qrintf_str__base (p, s);
  __m256i bytes = _mm256_loadu_si256 ((const __m256i *) s);
  unsigned nuls = nuls32 (bytes);
  if (nuls)
    return put_masked (p, s, (unsigned) __builtin_ctz (nuls), bytes);
  _mm256_storeu_si256 ((__m256i *) p, bytes);
  size_t n = 32 - (uintptr_t) s % 32;
  for (;; n += 32)
    {
      bytes = _mm256_load_si256 ((const __m256i *) (s + n));
      nuls = nuls32 (bytes);
      if (nuls)
        break;
      _mm256_storeu_si256 ((__m256i *) (p + n), bytes);
    }
  n += (unsigned) __builtin_ctz (nuls);
  bytes = _mm256_loadu_si256 ((const __m256i *) (s + n - 32));
  _mm256_storeu_si256 ((__m256i *) (p + n - 32), bytes);
  return p + n;
}
